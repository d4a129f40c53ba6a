-- What admins may change for the whole installation: one row, in which null stands for the default. Who changed what, and
-- why, is in the audit log; the version lets one of two changes at once hold, and tells processes that there is a newer one.
create table installation_settings (
  id boolean primary key default true check (id),
  version integer not null default 1,
  name text check (length(name) between 1 and 40),
  support_email text check (length(support_email) between 3 and 254),
  security_contact text check (length(security_contact) between 3 and 500)
);
insert into installation_settings default values;
