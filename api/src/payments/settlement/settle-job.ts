import type { Trx } from '../../platform/database/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeLatestCheckout } from '../checkout/close-checkout.ts';
import { lockPayment, type PaymentRow } from '../queries.ts';
import { refundHeld, releaseHeld, settleHeld } from './settle-held.ts';

type Moved = Events['job.moved'];
type Settle = (platform: Platform, trx: Trx, payment: PaymentRow, moved: Moved) => Promise<void>;

/** What a job's move does to its money. */
const SETTLES: Partial<Record<Moved['action'], Settle>> = {
  complete: releaseHeld,
  release: releaseHeld,
  split: (platform, trx, payment, { toProfessionalCents }) =>
    settleHeld(platform, trx, payment, toProfessionalCents ?? 0),
  // A job in which nobody was hired takes no money any more.
  end: (_platform, trx, { id }) => closeLatestCheckout(trx, id),
  cancel: refundHeld,
  refund_late: refundHeld,
  refund_absent: refundHeld,
  refund: refundHeld,
};

export async function settleJob(platform: Platform, trx: Trx, moved: Moved): Promise<void> {
  const settle = SETTLES[moved.action];
  const payment = settle && (await lockPayment(trx, { jobId: moved.jobId }));
  if (payment) await settle(platform, trx, payment, moved);
}
