-- Whose money a transaction moves: a consultation's, or the work's (null). Entries of `held` say so already; others are
-- found by what caused them.
alter table ledger_transactions add column appointment_id uuid references appointments (id);
alter table ledger_transactions disable trigger ledger_transactions_append_only;
update ledger_transactions t set appointment_id = coalesce(
  (select a.id from ledger_entries e join appointments a on a.id = e.owner_id
    where e.transaction_id = t.id and e.account = 'held' limit 1),
  (select p.appointment_id from processor_calls k join payments p on p.id = k.payment_id
    where k.result_id = t.source_id or k.id::text = t.source_id limit 1),
  (select p.appointment_id from debts d join payments p on p.id = d.payment_id where d.id::text = t.source_id limit 1),
  (select p.appointment_id from unmatched_charges x join payments p on p.id = x.payment_id
    where x.charge_id = t.source_id limit 1),
  -- The processor's fee is posted along with its charge.
  (select a.id from ledger_transactions c join ledger_entries e on e.transaction_id = c.id and e.account = 'held'
    join appointments a on a.id = e.owner_id where t.kind = 'processor_fee' and c.job_id = t.job_id and c.at = t.at limit 1))
where exists (select from payments p where p.job_id = t.job_id and p.appointment_id is not null);
alter table ledger_transactions enable trigger ledger_transactions_append_only;
