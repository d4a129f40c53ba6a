-- An offer keeps the fee of the day it was made, and its payment has the offer's. The defaults are what all had before.
alter table offers
  add column fee_basis_points integer not null default 1000,
  add column fee_minimum_cents integer not null default 0;
alter table payments
  add column fee_basis_points integer not null default 1000,
  add column fee_minimum_cents integer not null default 0;

-- The platform's fee in versions, the latest of which is for what is agreed from now on.
create table fee_versions (
  version integer primary key,
  fee_basis_points integer not null check (fee_basis_points between 0 and 5000),
  fee_minimum_cents integer not null check (fee_minimum_cents between 0 and 1000),
  -- null for the fee of a new installation
  since timestamptz,
  decided_by uuid references users on delete set null
);
insert into fee_versions (version, fee_basis_points, fee_minimum_cents) values (1, 1000, 0);
