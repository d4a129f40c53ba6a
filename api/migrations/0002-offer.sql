-- Offer: hours and booked time, services, favorites.
create table hours (
  professional_id uuid primary key references users (id),
  time_zone text not null,
  minimum_notice_minutes integer not null default 120 check (minimum_notice_minutes between 0 and 10080),
  -- until when free_times is filled; the sweep moves it on
  computed_until timestamptz not null default '-infinity'
);
create table hour_rules (
  professional_id uuid not null references hours (professional_id),
  weekday smallint not null check (weekday between 1 and 7),
  from_minute smallint not null check (from_minute between 0 and 1440 and from_minute % 15 = 0),
  to_minute smallint not null check (to_minute between 0 and 1440 and to_minute % 15 = 0),
  check (from_minute < to_minute),
  constraint hour_rules_no_overlap exclude using gist (
    professional_id with =, weekday with =, int4range(from_minute, to_minute) with &&)
);
-- A date with other hours replaces the rules of that date; no slots = closed. slots: [{from, to}] in minutes of the day.
create table hour_dates (
  professional_id uuid not null references hours (professional_id),
  date date not null,
  slots jsonb not null,
  primary key (professional_id, date)
);

-- Agreed time: a professional can never hold two overlapping appointments, whatever happens at once.
create table bookings (
  appointment_id uuid primary key,
  professional_id uuid not null references users (id),
  during tstzrange not null check (not isempty(during)),
  constraint bookings_no_overlap exclude using gist (professional_id with =, during with &&)
);

-- rules − dates − bookings for the coming two weeks, kept by every change and the sweep, so that lists can search by time
create table free_times (
  professional_id uuid not null references users (id),
  during tstzrange not null
);
-- a b-tree on purpose: in GiST the few ranges of one professional lie on a hundred pages, and every card asks for them
create index free_times_professional on free_times (professional_id, lower(during));

create function searchable(title text, skills text[], body text) returns tsvector
  language sql immutable parallel safe
  return setweight(to_tsvector('english', title), 'A')
      || setweight(to_tsvector('english', array_to_string(skills, ' ')), 'B')
      || setweight(to_tsvector('english', body), 'C');

create table services (
  id uuid primary key,
  professional_id uuid not null references users (id),
  title text not null check (length(title) between 3 and 120),
  description text not null check (length(description) between 1 and 5000),
  discipline_id uuid not null references disciplines (id),
  category_id uuid not null references categories (id),
  skills text[] not null default '{}',
  experience smallint not null check (experience in (12, 36, 60)),
  pricing text not null check (pricing in ('FIXED', 'HOURLY')),
  price_cents integer not null check (price_cents between 50 and 99999999),
  consultation_minutes smallint not null check (consultation_minutes between 15 and 120 and consultation_minutes % 15 = 0),
  images jsonb not null default '[]',
  active boolean not null default true,
  removed_at timestamptz,
  created_at timestamptz not null,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  rating_average numeric(3, 2) not null generated always as
    (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end) stored,
  search tsvector generated always as (searchable(title, skills, description)) stored
);
create index services_search on services using gin (search);
create index services_newest on services (created_at desc, id desc) where active and removed_at is null;
create index services_price on services (price_cents, id) where active and removed_at is null;
create index services_rating on services (rating_average desc, id desc) where active and removed_at is null;
create index services_discipline on services (discipline_id, created_at desc, id desc) where active and removed_at is null;
create index services_category on services (category_id, created_at desc, id desc) where active and removed_at is null;
create index services_professional on services (professional_id, created_at desc) where removed_at is null;

create table favorite_services (
  user_id uuid not null references users (id),
  service_id uuid not null references services (id),
  created_at timestamptz not null,
  primary key (user_id, service_id)
);
