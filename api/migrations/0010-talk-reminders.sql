-- Whoever's move it is in a talk is reminded before it ends by itself.
alter table negotiations add column remind_at timestamptz;
create index negotiations_remind on negotiations (remind_at) where is_open;
