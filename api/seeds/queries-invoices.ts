import { INVOICE_PREFIX } from '@parley/contract/payments/invoice-kinds.ts';
import type pg from 'pg';

/** The invoices of all releases in the seed, as the payments domain issues them; nobody has entered billing details. */
export async function issueSeedInvoices(db: pg.Client): Promise<void> {
  await db.query(`
    with released as (
      select t.id, t.at, t.source_type, t.source_id, p.id as payment_id, p.professional_id, p.client_id, p.fee_cents,
        p.amount_cents - p.refunded_cents as work_cents
      from ledger_transactions t join payments p on p.id::text = t.source_id
      where t.source_type = 'settlement' and p.settlement in ('RELEASED', 'SPLIT')),
    issued as (
      select r.*, 'PROFESSIONAL' as issuer, work_cents as total_cents,
        row_number() over (partition by professional_id order by at, id) as number from released r
      union all select r.*, 'PLATFORM', fee_cents, row_number() over (order by at, id) from released r where fee_cents > 0),
    identities as (
      select id, jsonb_build_object('name', display_name, 'address', '[]'::jsonb, 'country', null, 'taxId', null) as identity
      from users)
    insert into invoices (id, kind, issuer, prefix, number, professional_id, client_id, payment_id, source_type, source_id,
      issued_at, currency, total_cents, vat_cents, sender, recipient)
    select (left(i.id::text, 24) || right(md5(i.payment_id || i.issuer), 12))::uuid, 'INVOICE', i.issuer, '${INVOICE_PREFIX}', i.number, i.professional_id,
      case i.issuer when 'PROFESSIONAL' then i.client_id end, i.payment_id, i.source_type, i.source_id, i.at, lower(installation.currency),
      i.total_cents, 0, case i.issuer when 'PROFESSIONAL' then p.identity else ours.identity end,
      case i.issuer when 'PROFESSIONAL' then c.identity else p.identity end
    from issued i join identities p on p.id = i.professional_id join identities c on c.id = i.client_id,
      (select '{"name": "Parley", "address": [], "country": null, "taxId": null}'::jsonb as identity) ours, installation`);
  await db.query(`
    insert into invoice_counters (issuer_id, last_number)
    select case issuer when 'PROFESSIONAL' then professional_id end, max(number) from invoices group by 1`);
}
