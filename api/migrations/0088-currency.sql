-- What belongs to the installation as a whole: one row. Until now all money was in US dollars.
create table installation (
  is_only boolean primary key default true check (is_only),
  currency text not null check (currency ~ '^[A-Z]{3}$')
);
insert into installation (currency) values ('USD');

-- The most that a minimum fee may be is in the currency of the installation, which can be worth a tenth of a dollar.
alter table fee_versions drop constraint fee_versions_fee_minimum_cents_check;
alter table fee_versions add constraint fee_versions_fee_minimum_cents_check
  check (fee_minimum_cents between 0 and 10000);
