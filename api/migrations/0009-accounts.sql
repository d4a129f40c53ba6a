-- Accounts: closing one, changing its address, and finding it among all.
alter table users add column closed_at timestamptz;
alter table users add check (closed_at is null or disabled_at is not null);
create index users_newest on users (created_at desc, id desc);
-- A code may also confirm a new address, which waits beside it.
alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check check (purpose in ('password', 'email'));
alter table codes add column email text;
alter table codes add check ((purpose = 'email') = (email is not null));
