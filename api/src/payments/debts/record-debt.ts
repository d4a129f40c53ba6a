import { money } from '@parley/contract/money.ts';
import { subjectOf } from '@parley/contract/payments/paid-for.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { credit, debit, owedBy, payableTo, post } from '../ledger/ledger.ts';
import { movedMoney } from '../events.ts';
import { lockPayment, type PaidFor } from '../queries.ts';
import { insertDebt } from './queries-debts.ts';

interface Debt {
  paidFor: PaidFor;
  amountCents: number;
  /** For admins and the ledger. */
  reason: string;
}

/** Records what could not be reversed as a debt of the professional, and notifies them. */
export async function recordDebt(
  platform: Platform,
  trx: Trx,
  { paidFor, amountCents, reason }: Debt,
): Promise<void> {
  const payment = found(await lockPayment(trx, paidFor));
  const { id: paymentId, professionalId } = payment;
  const at = platform.clock.instant();
  const id = newId();
  await insertDebt(trx, { id, professionalId, paymentId, amountCents, reason, createdAt: at });
  const text = `${money(amountCents)} owed by the professional`;
  const source = { at, kind: 'debt', text, ...subjectOf(payment), sourceType: 'debt', sourceId: id };
  await post(trx, source, [
    debit(owedBy(professionalId), amountCents),
    credit(payableTo(professionalId), amountCents),
  ]);
  await platform.events.emit(platform, trx, 'debt.made', movedMoney(payment, amountCents));
}
