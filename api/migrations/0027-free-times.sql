-- When the weekly hours and the hours of one date were last changed: a time that somebody offered before, and that these
-- close, can no longer be accepted. null: before this was kept.
alter table hours add column set_at timestamptz;
alter table hour_dates add column set_at timestamptz;
-- Lists leave out the accounts that are disabled or closed, one look for each row.
create index users_gone on users (id) where disabled_at is not null;
