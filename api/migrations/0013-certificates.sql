-- Certificates of professionals: what an admin has seen carries a badge until it expires.
create table certificates (
  id uuid primary key,
  professional_id uuid not null references users (id),
  name text not null check (length(name) between 1 and 120),
  issuer text not null check (length(issuer) between 1 and 120),
  issued_on date not null,
  expires_on date check (expires_on >= issued_on),
  credential_url text,
  file_id uuid references files (id) on delete set null,
  status text not null check (status in ('PENDING', 'VERIFIED', 'REJECTED')),
  reason text,
  created_at timestamptz not null,
  -- Decided by then, while it waits.
  due_at timestamptz,
  -- When its owner is told that it will expire.
  remind_at timestamptz,
  check ((status = 'PENDING') = (due_at is not null)),
  check ((status = 'REJECTED') = (reason is not null))
);
create index certificates_professional on certificates (professional_id, issued_on desc);
create index certificates_due on certificates (due_at) where due_at is not null;
create index certificates_remind on certificates (remind_at) where remind_at is not null;
create index certificates_newest on certificates (created_at desc, id desc);
