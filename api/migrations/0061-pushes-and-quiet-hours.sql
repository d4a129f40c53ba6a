-- The history of notifications, pushes to browsers, and hours in which nobody is disturbed.

-- The history, newest first: all of it, or of one type. The unread have an index of their own.
create index notifications_shown on notifications (user_id, created_at desc, id desc) where in_app;
create index notifications_shown_of_type on notifications (user_id, type, created_at desc, id desc) where in_app;

-- Where a browser that is signed in takes pushes. It belongs to the session and ends with it, however that ends.
create table push_subscriptions (
  session_id uuid primary key references sessions (id) on delete cascade,
  user_id uuid not null references users (id),
  -- An address of the browser's maker that nobody else knows. Given by the browser, so it is followed like any other
  -- address that a user gives.
  endpoint text not null unique check (length(endpoint) <= 1000),
  -- The browser's public key and its shared secret, with which pushes are encrypted (RFC 8291); in base64url.
  p256dh text not null check (length(p256dh) <= 100),
  auth text not null check (length(auth) <= 50),
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id);

create function end_push_with_session() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  return null;
end $$;
create trigger end_push after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function end_push_with_session();

-- When it is pushed, if still unread; null once that is decided, and for what is not pushed.
alter table notifications add column push_at timestamptz;
create index notifications_push_due on notifications (push_at) where push_at is not null;
-- After this nobody needs it any more: the consultation has begun, the deadline has passed.
alter table notifications add column matters_until timestamptz;
alter table notification_settings add column push boolean not null default true;

-- What is to be pushed to one browser. Of one topic the newest replaces those that still wait; what was delivered goes.
create table pushes (
  session_id uuid not null references push_subscriptions (session_id) on delete cascade,
  topic text not null,
  id uuid not null unique,
  -- It is of no use once these have been read.
  notification_ids uuid[] not null,
  content jsonb not null,
  expires_at timestamptz not null,
  try_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  primary key (session_id, topic)
);
create index pushes_due on pushes (try_at);

-- In these hours of somebody's own clock, emails and pushes wait. They may run past midnight.
create table quiet_hours (
  user_id uuid primary key references users (id),
  from_minutes smallint not null check (from_minutes between 0 and 1439),
  to_minutes smallint not null check (to_minutes between 0 and 1439),
  check (from_minutes <> to_minutes)
);
