import type { WaitingPayout } from '@parley/contract/payments/schemas.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';

/**
 * Released money that can't be sent because of the account: what it comes to, and until when the processor holds it.
 * What a bank disputes waits for the bank, and isn't in it.
 */
export async function waitingFor(db: Db, professionalId: string): Promise<WaitingPayout | null> {
  const { rows } = await sql<{ amountCents: number; holdUntil: string | null }>`
    select coalesce(sum((c.params->>'amountCents')::integer), 0)::integer as amount_cents, min(p.hold_until) as hold_until
    from processor_calls c join payments p on p.id = c.payment_id
    where c.status = 'WAITING' and c.kind = 'transfer' and p.professional_id = ${professionalId} and p.frozen_at is null`.execute(
    db,
  );
  const [waiting] = rows;
  return waiting && waiting.amountCents > 0 ? waiting : null;
}

/** Those who are told now that money waits for them. */
export async function dueReminders(db: Db, now: string, limit: number): Promise<string[]> {
  const due = await db
    .selectFrom('payoutAccounts')
    .select('professionalId')
    .where('remindWaitingAt', '<=', now)
    .orderBy('remindWaitingAt')
    .limit(limit)
    .execute();
  return due.map(({ professionalId }) => professionalId);
}

/** `for update`; undefined if they were told meanwhile. */
export function lockDueReminder(trx: Trx, professionalId: string, now: string) {
  return trx
    .selectFrom('payoutAccounts')
    .select('status')
    .where('professionalId', '=', professionalId)
    .where('remindWaitingAt', '<=', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function remindAt(trx: Trx, professionalId: string, at: string | null): Promise<void> {
  await trx
    .updateTable('payoutAccounts')
    .set({ remindWaitingAt: at })
    .where('professionalId', '=', professionalId)
    .execute();
}

/** Money begins to wait: unless they are reminded already, they are told with the next sweep. */
export async function beginReminding(trx: Trx, professionalId: string, now: string): Promise<void> {
  await trx
    .updateTable('payoutAccounts')
    .set({ remindWaitingAt: now })
    .where('professionalId', '=', professionalId)
    .where('remindWaitingAt', 'is', null)
    .execute();
}
