-- Admins read all negotiations, the latest first.
create index negotiations_newest on negotiations (created_at desc, id desc);
