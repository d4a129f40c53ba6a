-- Replies to tickets, and why a review is hidden.
create table ticket_replies (
  id uuid primary key,
  ticket_id uuid not null references tickets (id),
  author_id uuid not null references users (id),
  message text not null check (length(message) between 1 and 5000),
  created_at timestamptz not null
);
create index ticket_replies_of on ticket_replies (ticket_id, created_at, id);
alter table tickets add column resolved_at timestamptz;
update tickets set resolved_at = due_at where status = 'RESOLVED';
alter table tickets add check ((status = 'RESOLVED') = (resolved_at is not null));
alter table reviews add column hidden_reason text;
create index reviews_newest on reviews (created_at desc, id desc);
create index audit_entries_newest on audit_entries (at desc, id desc);
create index audit_entries_subject on audit_entries (subject_type, subject_id);
