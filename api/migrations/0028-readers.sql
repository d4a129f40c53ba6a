-- In which language people read what we send them, and whether their clocks have twelve hours or twenty-four.
alter table users add column language text not null default 'en' check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table users add column clock_hours smallint not null default 24 check (clock_hours in (12, 24));
