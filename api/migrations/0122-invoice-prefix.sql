-- What the number of a professional's invoice begins with, for good: it was PARLEY- before it could be set.
alter table invoices add column prefix text not null default 'PARLEY-';
