-- Keys for a person's own programs. Only a keyed hash of each is kept.
create table api_keys (
  id uuid primary key,
  user_id uuid not null references users (id),
  name text not null,
  hash text not null,
  ending text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  -- when its owner was told that it expires soon
  notified_at timestamptz
);
create unique index api_keys_hash on api_keys (hash);
create index api_keys_of on api_keys (user_id, created_at desc, id desc);
create index api_keys_ending on api_keys (expires_at);

alter table security_events drop constraint security_events_kind_check;
alter table security_events add constraint security_events_kind_check
  check (kind in ('SIGNED_UP', 'SIGNED_IN', 'SIGN_IN_REFUSED', 'CODE_REQUESTED', 'CODE_REFUSED',
    'REAUTHENTICATED', 'REAUTHENTICATION_REFUSED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'SIGNED_OUT', 'SESSION_ENDED',
    'SESSIONS_ENDED', 'SESSIONS_ENDED_BY_ADMIN', 'SESSION_REPLAYED', 'API_KEY_CREATED', 'API_KEY_REVOKED',
    'WEBHOOK_ADDED', 'WEBHOOK_REMOVED', 'WEBHOOK_SECRET_SHOWN', 'WEBHOOK_SECRET_ROTATED')) not valid;
