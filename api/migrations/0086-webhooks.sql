-- Addresses that are told of events, as their owners wish.
create table webhooks (
  id uuid primary key,
  user_id uuid not null references users (id),
  name text not null,
  -- encrypted, as the secrets are: an address may carry one
  address text not null,
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  events text[] not null check (cardinality(events) > 0),
  created_at timestamptz not null,
  off_because text check (off_because in ('OWNER', 'GONE', 'FAILING')),
  failing_since timestamptz,
  -- after a failure nothing else is sent for a moment
  rests_until timestamptz,
  check ((old_secret is null) = (old_secret_until is null))
);
create index webhooks_of on webhooks (user_id, created_at, id);

-- What is on its way to them, written along with what happened, and a log of it afterwards.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event text not null,
  -- the text that is signed and sent
  content text not null,
  created_at timestamptz not null,
  state text not null check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  tries integer not null default 0,
  tried_at timestamptz,
  status integer,
  problem text,
  next_try_at timestamptz,
  check ((state = 'WAITING') = (next_try_at is not null))
);
create index webhook_deliveries_of on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where next_try_at is not null;
create index webhook_deliveries_old on webhook_deliveries (created_at);
