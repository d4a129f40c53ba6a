-- In days.
alter table installation_settings
  add column keep_deliveries_days smallint not null default 30 check (keep_deliveries_days between 7 and 365);
