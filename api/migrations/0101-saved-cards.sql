-- A client's customer at the processor, who keeps their cards; made with the first page that could save one.
create table processor_customers (
  user_id uuid primary key references users (id) on delete cascade,
  processor_id text not null unique,
  -- The address the processor knows: it is told when the account has another.
  email text not null
);
