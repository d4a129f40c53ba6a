import type { SideRole } from '@parley/contract/sides.ts';
import { lockBoth } from '../../appointments/locked.ts';
import { settleMoney } from '../../appointments/settle-money.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeLatestCheckout } from '../checkout/close-checkout.ts';
import { lockPayment, type PaidFor } from '../queries.ts';
import { refundHeld, releaseHeld } from '../settlement/settle-held.ts';
import { dueToBeSettled } from './queries.ts';

const BATCH = 50;

/** A consultation was called off: its page closes, and what is the client's goes back at once. */
export async function settleCalledOff(
  platform: Platform,
  trx: Trx,
  { appointmentId, jobId, action, settling }: Events['appointment.moved'],
): Promise<void> {
  if (action !== 'cancel') return;
  const payment = await lockPayment(trx, { jobId, appointmentId });
  if (!payment) return;
  if (payment.paidAt === null) await closeLatestCheckout(trx, payment.id);
  else if (settling?.settleTo === 'CLIENT') await settle(platform, trx, payment, 'CLIENT');
}

/** Releases or refunds what was paid for consultations, once nobody can object any more; returns for how many. */
export async function settleConsultations(platform: Platform): Promise<number> {
  const now = platform.clock.instant();
  const due = await dueToBeSettled(platform.db, now, BATCH);
  for (const { id: appointmentId, jobId } of due)
    await inTransaction(platform.db, async (trx) => {
      const { row } = await lockBoth(trx, appointmentId);
      if (row.settleAt !== null && row.settleTo !== null && row.settleAt <= now)
        await settle(platform, trx, { jobId, appointmentId }, row.settleTo);
    });
  return due.length;
}

async function settle(platform: Platform, trx: Trx, paidFor: PaidFor, to: SideRole): Promise<void> {
  const payment = await lockPayment(trx, paidFor);
  if (!payment || payment.appointmentId === null) return;
  await settleMoney(trx, payment.appointmentId);
  await (to === 'CLIENT' ? refundHeld : releaseHeld)(platform, trx, payment);
}
