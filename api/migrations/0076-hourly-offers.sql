-- Offers priced by the hour: how many hours, and what one costs. Theirs is the amount, to the cent.
alter table offers
  add column hours numeric(6, 2) check (hours > 0 and hours <= 1000 and hours * 4 = floor(hours * 4)),
  add column rate_cents integer check (rate_cents between 50 and 99999999),
  add constraint offers_hourly check (
    (hours is null) = (rate_cents is null) and (hours is null or round(hours * rate_cents) = amount_cents)
  );
