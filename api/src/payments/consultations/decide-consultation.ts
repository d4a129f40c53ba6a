import { money } from '@parley/contract/money.ts';
import type { AdminPayment } from '@parley/contract/payments/schemas.ts';
import { eventOf, lockBoth } from '../../appointments/locked.ts';
import { settleMoney } from '../../appointments/price/settle-money.ts';
import { audit } from '../../platform/observe/audit.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { lockPayment, type PaymentRow } from '../queries.ts';
import { paymentForAdmin } from '../queries-lists.ts';
import { keptOf, lockShares, settleHeld } from '../settlement/settle-held.ts';

interface DecisionInput {
  appointmentId: string;
  toProfessionalCents: number;
  /** What the two get by what was shown to the admin. */
  shown?: { sentCents: number; toClientCents: number } | undefined;
  reason: string;
}

/** Parts the money of a consultation that somebody objected to. */
export async function decideConsultation(
  platform: Platform,
  actor: Actor,
  { appointmentId, toProfessionalCents, shown, reason }: DecisionInput,
): Promise<AdminPayment> {
  const { db } = platform;
  const jobId = await inTransaction(db, async (trx) => {
    const locked = await lockBoth(trx, appointmentId);
    const { row } = locked;
    if (row.objectedAt === null || row.settleAt === null) refuse('invalid_transition');
    const payment = found(await lockPayment(trx, { jobId: row.jobId, appointmentId }));
    if (payment.frozenAt !== null) refuse('payment_disputed');
    if (shown && (await hasChanged(trx, payment, toProfessionalCents, shown))) refuse('sums_changed');
    if (toProfessionalCents > keptOf(payment)) refuse('refund_too_large');
    await settleMoney(trx, appointmentId);
    await settleHeld(platform, trx, payment, toProfessionalCents);
    const action = `appointment.decide ${money(toProfessionalCents)} to the professional`;
    const subject = { type: 'appointment', id: appointmentId };
    await audit(platform, trx, { actorId: actor.id, action, subject, reason });
    await platform.events.emit(platform, trx, 'appointment.decided', { ...eventOf(locked), reason });
    return row.jobId;
  });
  return found(await paymentForAdmin(db, { jobId, appointmentId }));
}

/** A part given back or a debt since would move other sums than whoever decides has in mind. */
async function hasChanged(
  trx: Trx,
  payment: PaymentRow,
  toProfessionalCents: number,
  shown: NonNullable<DecisionInput['shown']>,
): Promise<boolean> {
  const { sentCents, toClientCents } = await lockShares(trx, payment, toProfessionalCents);
  return sentCents !== shown.sentCents || toClientCents !== shown.toClientCents;
}
