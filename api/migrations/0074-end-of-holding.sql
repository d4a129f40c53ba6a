-- Held money has an end, of which both sides are warned: 14 and 7 days before.
alter table payments add column hold_warn_at timestamptz;

update payments set hold_warn_at = hold_until - interval '14 days' where settlement = 'HELD';

create index payments_hold_warnings on payments (hold_warn_at) where settlement = 'HELD';
