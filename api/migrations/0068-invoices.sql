-- Who somebody is on an invoice, and the VAT that they charge as an issuer; all of it optional.
create table billing_details (
  user_id uuid primary key references users (id),
  name text check (length(name) between 1 and 120),
  address text[] not null default '{}' check (cardinality(address) <= 5),
  country text references countries (code),
  tax_id text check (length(tax_id) between 1 and 40),
  vat_label text check (length(vat_label) between 1 and 40),
  -- of a percent; what the professional charges already has it in
  vat_hundredths integer check (vat_hundredths between 0 and 10000),
  updated_at timestamptz not null,
  check ((vat_label is null) = (vat_hundredths is null))
);

-- The last number of each issuer; without an id the platform's. Its row is locked until the invoice is there, so that a
-- number is neither skipped nor given twice.
create table invoice_counters (
  issuer_id uuid unique nulls not distinct references users (id),
  last_number integer not null check (last_number > 0)
);

-- Written with the ledger's transaction that they document, and never changed: a credit note corrects them.
create table invoices (
  id uuid primary key,
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  issuer text not null check (issuer in ('PROFESSIONAL', 'PLATFORM')),
  number integer not null check (number > 0),
  professional_id uuid not null references users (id),
  -- Whom the professional's are for; the platform's are for the professional.
  client_id uuid references users (id),
  payment_id uuid not null references payments (id),
  corrects_id uuid references invoices (id),
  source_type text not null,
  source_id text not null,
  issued_at timestamptz not null,
  currency text not null check (currency ~ '^[a-z]{3}$'),
  total_cents integer not null check (total_cents > 0),
  vat_label text,
  vat_hundredths integer,
  vat_cents integer not null check (vat_cents between 0 and total_cents),
  -- Names and addresses as they were.
  sender jsonb not null,
  recipient jsonb not null,
  foreign key (source_type, source_id) references ledger_transactions (source_type, source_id),
  check ((issuer = 'PROFESSIONAL') = (client_id is not null)),
  check ((kind = 'CREDIT_NOTE') = (corrects_id is not null)),
  check ((vat_label is null) = (vat_hundredths is null)),
  check (vat_label is not null or vat_cents = 0),
  unique (source_type, source_id, issuer)
);
create unique index invoices_number_of_professional on invoices (professional_id, number) where issuer = 'PROFESSIONAL';
create unique index invoices_number_of_platform on invoices (number) where issuer = 'PLATFORM';
create unique index invoices_one_each on invoices (payment_id, issuer) where kind = 'INVOICE';
create index invoices_payment on invoices (payment_id);
create index invoices_corrects on invoices (corrects_id) where corrects_id is not null;
create index invoices_professional on invoices (professional_id, issued_at desc, id desc);
create index invoices_client on invoices (client_id, issued_at desc, id desc) where client_id is not null;
create trigger invoices_append_only before update or delete on invoices for each row execute function refuse_change();
create trigger invoices_no_truncate before truncate on invoices execute function refuse_change();
