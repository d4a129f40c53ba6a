import { sql } from 'kysely';
import type { Trx } from '../../platform/database/db.ts';
import { nextKey } from '../processor/create-idempotently.ts';
import { updateCall } from '../processor/queries-calls.ts';

/** A refund that is not made yet, or one that follows a reversal. */
export interface UnsentRefund {
  id: string;
  kind: 'refund' | 'reversal';
  key: string;
  /** Our own cents, also if the card was charged in another currency. */
  cents: number;
}

/** Refunds of a charge that are not made yet, those that wait first, and refunds that follow a reversal. */
export async function lockUnsentRefunds(trx: Trx, intentId: string) {
  const { rows } = await sql<UnsentRefund>`
    select id, kind, key, coalesce((params->>'ledgerCents')::integer, (params->>'refundCents')::integer, (params->>'amountCents')::integer) as cents
    from processor_calls
    where kind in ('refund', 'reversal') and status not in ('DONE', 'CANCELLED') and params->>'intentId' = ${intentId}
    order by status = 'PENDING', created_at, id for update`.execute(trx);
  return rows;
}

/** The client got part of it from their bank: only the rest is refunded, under the next key; if nothing is left, nothing is. */
export async function reduceRefund(
  trx: Trx,
  { id, kind, key, cents }: UnsentRefund,
  byCents: number,
): Promise<void> {
  const left = cents - byCents;
  if (kind === 'reversal')
    await sql`update processor_calls set params = params || jsonb_build_object('refundCents', ${left}::integer) where id = ${id}`.execute(
      trx,
    );
  else if (left === 0) await updateCall(trx, id, { status: 'CANCELLED', settleBy: null });
  else
    await sql`update processor_calls set key = ${nextKey(key)}, settle_by = null, params = params
      || jsonb_build_object('amountCents', round((params->>'amountCents')::numeric * ${left} / ${cents})::integer)
      || case when params ? 'ledgerCents' then jsonb_build_object('ledgerCents', ${left}::integer) else '{}' end
      where id = ${id}`.execute(trx);
}

/** Refunds of a charge that the card refused, whose money the client still has to get. */
export async function refusedRefunds(trx: Trx, intentId: string) {
  const { rows } = await sql<{ callId: string; amountCents: number }>`
    select id as call_id, coalesce((params->>'ledgerCents')::integer, (params->>'amountCents')::integer) as amount_cents
    from processor_calls where kind = 'refund' and status = 'STUCK' and params->>'intentId' = ${intentId}
    order by created_at, id`.execute(trx);
  return rows;
}

/** Takes back the dates by which refused refunds were promised: the client's bank may give the money back. */
export async function takeBackPromises(trx: Trx, intentId: string): Promise<void> {
  await sql`update processor_calls set settle_by = null
    where kind = 'refund' and status = 'STUCK' and params->>'intentId' = ${intentId}`.execute(trx);
}
