import type { SideRole } from '@parley/contract/sides.ts';
import { lockBoth } from '../../appointments/locked.ts';
import { settleMoney } from '../../appointments/price/settle-money.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeLatestCheckout } from '../checkout/close-checkout.ts';
import { lockPayment, updatePayment, type PaidFor } from '../queries.ts';
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
  let settled = 0;
  const now = platform.clock.instant();
  for (const due of await dueToBeSettled(platform.db, now, BATCH))
    // One that fails blocks no other, and waits for the next sweep.
    settled += await settleDue(platform, due, now).catch((error: unknown) => {
      platform.log.error({ appointmentId: due.appointmentId, err: error }, 'settling a consultation failed');
      return 0;
    });
  return settled;
}

async function settleDue(platform: Platform, due: Consultation, now: string): Promise<number> {
  return inTransaction(platform.db, async (trx) => {
    const { row } = await lockBoth(trx, due.appointmentId);
    if (row.settleAt === null || row.settleTo === null || row.settleAt > now) return 0;
    await settle(platform, trx, due, row.settleTo);
    return 1;
  });
}

interface Consultation {
  jobId: string;
  appointmentId: string;
}

async function settle(platform: Platform, trx: Trx, paidFor: PaidFor, to: SideRole): Promise<void> {
  const payment = await lockPayment(trx, paidFor);
  if (!payment || payment.appointmentId === null) return;
  await settleMoney(trx, payment.appointmentId);
  // While the client's bank disputes it, nothing moves: it's done once the bank has decided.
  if (payment.frozenAt !== null) return updatePayment(trx, payment.id, { settleAfter: to });
  await (to === 'CLIENT' ? refundHeld : releaseHeld)(platform, trx, payment);
}
