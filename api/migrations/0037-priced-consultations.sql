-- Consultations with a price: paid within their time, held, and settled by who came or who called off.
alter table services
  add column consultation_price_cents integer not null default 0
    check (consultation_price_cents = 0 or consultation_price_cents between 500 and 99999999),
  add column cancellation_hours smallint not null default 24 check (cancellation_hours in (2, 12, 24, 48)),
  add column credit_consultation boolean not null default true;

-- The rule under which it was asked for is kept, whatever the service says later.
alter table negotiations
  add column consultation_price_cents integer not null default 0
    check (consultation_price_cents = 0 or consultation_price_cents between 500 and 99999999),
  add column cancellation_hours smallint not null default 24 check (cancellation_hours in (2, 12, 24, 48)),
  add column credit_consultation boolean not null default true;

alter table appointments
  add column price_cents integer not null default 0 check (price_cents = 0 or price_cents between 500 and 99999999),
  add column cancellation_hours smallint check (cancellation_hours in (2, 12, 24, 48)),
  add column credit_consultation boolean not null default false,
  -- While it waits for its payment; its room does not open before.
  add column pay_by timestamptz,
  -- Until then the client gets everything back when calling off.
  add column cancel_until timestamptz,
  -- When its held money moves, and to whom.
  add column settle_at timestamptz,
  add column settle_to text check (settle_to in ('CLIENT', 'PROFESSIONAL')),
  add check ((settle_at is null) = (settle_to is null)),
  add check (price_cents > 0 or (pay_by is null and cancel_until is null and settle_at is null)),
  add check ((price_cents > 0) = (cancellation_hours is not null));
create index appointments_pay_by on appointments (pay_by) where pay_by is not null;
create index appointments_settle on appointments (settle_at) where settle_at is not null;

-- A payment is for the work of a job, or for one of its consultations.
alter table payments
  drop constraint payments_job_id_key,
  add column appointment_id uuid references appointments (id),
  -- What was paid for held consultations and comes off the first payment for work.
  add column credit_cents integer not null default 0 check (credit_cents >= 0),
  add check (appointment_id is null or (offer_id is null and credit_cents = 0));
create index payments_job on payments (job_id);
create unique index payments_of_work on payments (job_id) where appointment_id is null;
create unique index payments_of_consultation on payments (appointment_id) where appointment_id is not null;
