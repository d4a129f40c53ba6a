-- Mails: what is to be sent, what could not be, and what each person wants to hear of by which way.
create table mails (
  id uuid primary key,
  kind text not null check (kind in ('code', 'account', 'news', 'calendar')),
  -- Sent only while this person may log in; null: to whoever reads the address.
  user_id uuid references users (id),
  recipient text not null,
  -- Null once it is sent, or of no use any more: nothing that was said lies about here.
  content jsonb,
  created_at timestamptz not null,
  -- Null: at once. Each try moves it on before it is made, so that a try that died with its process is made again.
  try_at timestamptz,
  tries integer not null default 0 check (tries >= 0),
  error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  check (sent_at is null or given_up_at is null),
  check (content is not null or sent_at is not null or given_up_at is not null)
);
create index mails_waiting on mails (try_at nulls first, id) where sent_at is null and given_up_at is null;
create index mails_given_up on mails (given_up_at desc, id desc) where given_up_at is not null;
create index mails_sent on mails (sent_at) where sent_at is not null;
create index mails_user on mails (user_id) where user_id is not null;

-- Not shown in the panel when the person wants to hear of its kind by mail only.
alter table notifications add column in_app boolean not null default true;
-- The same in the words of a mail, where those differ: with the times of both.
alter table notifications add column mail_message text;
-- When it is mailed, if still unread; null once that is decided, and for what is not mailed.
alter table notifications add column mail_at timestamptz;
create index notifications_mail_due on notifications (mail_at) where mail_at is not null;
drop index notifications_unread;
create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null and in_app;

-- What somebody chose; a kind without a row is as it is for everybody at first: both ways.
create table notification_settings (
  user_id uuid not null references users (id),
  type text not null check (type in ('PROPOSAL', 'INVITE', 'APPOINTMENT', 'JOB', 'MESSAGE', 'REVIEW', 'CERTIFICATE',
    'SUPPORT')),
  in_app boolean not null,
  email boolean not null,
  primary key (user_id, type)
);
