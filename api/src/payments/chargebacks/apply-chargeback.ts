import { chargebackStatusOf, isLostChargeback, isOpenChargeback } from '@parley/contract/payments/states.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { movedMoney } from '../events.ts';
import type { Dispute } from '../processor/processor-objects.ts';
import { lockPayment, type PaymentRow } from '../queries.ts';
import { endChargeback } from './end-chargeback.ts';
import { freezePayment } from './freeze-payment.ts';
import { postMovements } from './post-chargeback.ts';
import { takeBackPromises } from './queries-refunds.ts';
import { chargebackOf, insertChargeback, paymentOfCharge, updateChargeback } from './queries-chargebacks.ts';

/**
 * Applies the processor's state of a chargeback to our rows. Idempotent, and independent of the order of events: what
 * the bank decided is final, and each movement of money is posted once. False when the charge is not known here (yet).
 */
export async function applyChargeback(platform: Platform, trx: Trx, dispute: Dispute): Promise<boolean> {
  const paidFor = dispute.chargeId === null ? undefined : await paymentOfCharge(trx, dispute.chargeId);
  if (!paidFor) return false;
  const payment = found(await lockPayment(trx, paidFor));
  const known = await chargebackOf(trx, dispute.id);
  if (!known) await open(platform, trx, payment, paidFor.isOwn, dispute);
  const chargeback = found(await chargebackOf(trx, dispute.id));
  const now = found(await lockPayment(trx, paidFor));
  await postMovements(platform, trx, now, chargeback, dispute);
  if (!isOpenChargeback(chargeback.status)) return true;
  const status = chargebackStatusOf(dispute.status);
  await updateChargeback(trx, chargeback.id, { evidenceBy: dispute.evidenceBy });
  if (!isOpenChargeback(status))
    await endChargeback(platform, trx, { paidFor, id: dispute.id, isLost: isLostChargeback(status) });
  return true;
}

/** Nothing of this payment moves from now on. */
async function open(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  isOwn: boolean,
  { id: processorId, intentId, amountCents, reason, evidenceBy, status }: Dispute,
): Promise<void> {
  const at = platform.clock.instant();
  const row = { id: newId(), paymentId: payment.id, processorId, isOwn, amountCents, reason, evidenceBy };
  await insertChargeback(trx, { ...row, intentId: intentId ?? '', status: 'OPEN', openedAt: at });
  if (isOwn) await freezePayment(platform, trx, payment);
  if (intentId !== null) await takeBackPromises(trx, intentId);
  if (!isOpenChargeback(chargebackStatusOf(status))) return;
  const event = { ...movedMoney(payment, amountCents), evidenceBy };
  await platform.events.emit(platform, trx, 'chargeback.opened', event);
}
