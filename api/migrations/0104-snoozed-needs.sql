-- What somebody has put off in the queue of their dashboard, and until when. Nothing about the thing itself changes.
create table snoozed_needs (
  user_id uuid not null references users (id),
  need text not null check (length(need) between 1 and 500),
  until timestamptz not null,
  primary key (user_id, need)
);
