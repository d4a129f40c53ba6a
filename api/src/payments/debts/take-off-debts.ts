import { money } from '@parley/contract/money.ts';
import { subjectOf } from '@parley/contract/payments/paid-for.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { movedMoney } from '../events.ts';
import { credit, debit, owedBy, payableTo, post } from '../ledger/ledger.ts';
import type { PaymentRow } from '../queries.ts';
import { lockOwed, payBack } from './queries-debts.ts';

type Owed = Awaited<ReturnType<typeof lockOwed>>;

/**
 * What the professional of a payout owes, the oldest debt first; of none, nothing is asked. Locked before the release is
 * posted: debts are locked before balances.
 */
export async function lockDebts(
  trx: Trx,
  { professionalId }: PaymentRow,
  toProfessionalCents: number,
): Promise<Owed> {
  return toProfessionalCents === 0 ? [] : lockOwed(trx, professionalId);
}

/** In cents. */
export const sumOf = (owed: Owed) => owed.reduce((cents, { leftCents }) => cents + leftCents, 0);

function partsOf(owed: Owed, takenCents: number): { debtId: string; amountCents: number }[] {
  let rest = takenCents;
  return owed.flatMap(({ id: debtId, leftCents }) => {
    const amountCents = Math.min(rest, leftCents);
    rest -= amountCents;
    return amountCents > 0 ? [{ debtId, amountCents }] : [];
  });
}

/** Takes it off a released payment, in the transaction of the release. */
export async function takeOffDebts(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  owed: Owed,
  takenCents: number,
): Promise<void> {
  if (takenCents === 0) return;
  const { id: paymentId, professionalId } = payment;
  const at = platform.clock.instant();
  await payBack(
    trx,
    partsOf(owed, takenCents).map((part) => ({ id: newId(), paymentId, at, ...part })),
  );
  const text = `${money(takenCents)} taken off for what the professional owes`;
  const source = { at, kind: 'debt_paid', text, ...subjectOf(payment) };
  await post(trx, { ...source, sourceType: 'debt_paid', sourceId: paymentId }, [
    debit(payableTo(professionalId), takenCents),
    credit(owedBy(professionalId), takenCents),
  ]);
  const event = { ...movedMoney(payment, takenCents), leftCents: sumOf(owed) - takenCents };
  await platform.events.emit(platform, trx, 'debt.paid', event);
}
