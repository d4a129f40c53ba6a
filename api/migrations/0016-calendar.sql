-- The address of one's calendar feed is worked out from the version by the server's key; only its hash can be looked up here.
create table calendar_feeds (
  user_id uuid primary key references users (id),
  version integer not null default 1,
  secret_hash text not null unique
);
