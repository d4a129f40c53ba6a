-- A mailed code belongs to the browser that asked for it, so that no stranger's guess or request voids it. Beside its
-- six digits the mail has a link with a token that nobody can guess. Codes live for minutes: none is carried over.
drop table codes;

-- One sign-up for each browser that waits with an address; the first to confirm has it.
alter table sign_ups drop column code_hash, drop column code_expires_at, drop column code_sent_at, drop column tries;
drop index sign_ups_email_key;
create index sign_ups_email on sign_ups (lower(email), created_at);

create table codes (
  id uuid primary key,
  purpose text not null check (purpose in ('sign_up', 'password', 'email')),
  -- the mailbox it went to
  email text not null,
  -- whose password it sets, or who wants the address
  user_id uuid references users (id),
  sign_up_id uuid references sign_ups (id) on delete cascade,
  -- who asked: the hash of a browser's id, or the user who wants another address
  asker text not null,
  -- none when the mail held the link alone, or when no mail was sent because the mailbox has had enough
  code_hash text,
  token_hash text not null unique,
  tries integer not null default 0,
  -- wrong digits from browsers that did not ask for it
  strangers_tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  check ((user_id is null) = (purpose = 'sign_up')),
  check ((sign_up_id is not null) = (purpose = 'sign_up'))
);
create unique index codes_asker on codes (purpose, lower(email), asker);
create index codes_user on codes (user_id);
create index codes_sign_up on codes (sign_up_id);
