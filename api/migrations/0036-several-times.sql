-- A proposal or an invite may name up to two further times; accepting says which of them.
alter table negotiations
  add column alternatives timestamptz[] not null default '{}' check (cardinality(alternatives) <= 2);
alter table negotiation_moves add column alternatives timestamptz[] not null default '{}';

-- Services whose consultations clients book without waiting for an answer.
alter table services add column instant_booking boolean not null default false;
