-- In days; null keeps for good.
alter table installation_settings
  add column keep_notifications_days smallint check (keep_notifications_days between 30 and 3650),
  add column keep_chats_days smallint check (keep_chats_days between 365 and 3650),
  add column keep_security_days smallint not null default 400 check (keep_security_days between 90 and 3650),
  add column keep_emails_days smallint not null default 30 check (keep_emails_days between 7 and 365);

-- When the messages of an ended job had had their time.
alter table jobs add column chat_forgotten_at timestamptz;
