-- When a professional can be booked next, for lists of the soonest: the start of the first free time that is long enough
-- for their shortest consultation, on the quarter hour, and until when, after their notice, it can be booked. Null when
-- nothing is free; -infinity when nobody has looked yet. Both stay true until book_until has passed.
alter table hours
  add column next_from timestamptz,
  add column book_until timestamptz default '-infinity';

create index hours_next on hours (next_from, professional_id) where next_from is not null;
create index hours_notice on hours (minimum_notice_minutes, professional_id) include (next_from, book_until);
create index hours_book_until on hours (book_until);
