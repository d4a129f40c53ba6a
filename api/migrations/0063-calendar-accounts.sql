-- Calendars of an account (CalDAV): their secret is an address, a user name and a password. After the password was refused
-- a few times in a row nothing is due, until their owner asks.
alter table busy_calendars drop constraint busy_calendars_kind_check;
alter table busy_calendars
  add constraint busy_calendars_kind_check check (kind in ('ICS', 'CALDAV')),
  alter column next_try_at drop not null,
  add column refusals integer not null default 0;
