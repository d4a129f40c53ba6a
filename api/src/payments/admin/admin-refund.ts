import type { AdminPayment } from '@parley/contract/payments/schemas.ts';
import { money } from '@parley/contract/money.ts';
import { audit } from '../../platform/observe/audit.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { lockPayment, type PaidFor, type PaymentRow } from '../queries.ts';
import { paymentForAdmin } from '../queries-lists.ts';
import { refundPart } from '../settlement/refund-part.ts';

interface RefundInput extends PaidFor {
  amountCents: number;
  reason: string;
  shown?: Pick<PaymentRow, 'refundedCents' | 'settlement'> | undefined;
}

/** Refunds a client: held money at once, released money after the professional's transfer is reversed. */
export async function refundAsAdmin(
  platform: Platform,
  actor: Actor,
  input: RefundInput,
): Promise<AdminPayment> {
  const { jobId, amountCents, reason, shown } = input;
  await inTransaction(platform.db, async (trx) => {
    const payment = found(await lockPayment(trx, input));
    if (shown && hasChanged(payment, shown)) refuse('sums_changed');
    await refundPart(platform, trx, payment, { amountCents, reason, by: 'admin' });
    const action = `payment.refund ${money(amountCents)}`;
    await audit(platform, trx, { actorId: actor.id, action, subject: { type: 'job', id: jobId }, reason });
  });
  return found(await paymentForAdmin(platform.db, input));
}

/** Two admins who answer the same request would give the client the same money twice. */
const hasChanged = (payment: PaymentRow, shown: NonNullable<RefundInput['shown']>) =>
  payment.refundedCents !== shown.refundedCents || payment.settlement !== shown.settlement;
