import { money } from '@parley/contract/money.ts';
import { takenOff } from '@parley/contract/payments/debts.ts';
import { subjectOf } from '@parley/contract/payments/paid-for.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { movedMoney } from '../events.ts';
import { credit, debit, owedBy, payableTo, post } from '../ledger/ledger.ts';
import type { PaymentRow } from '../queries.ts';
import { lockOwed, payBack } from './queries-debts.ts';

type Owed = Awaited<ReturnType<typeof lockOwed>>;

/** What a payout would pay back, the oldest debt first. Asked before the release is posted: debts are locked before balances. */
export async function lockTakenOff(
  trx: Trx,
  { professionalId }: PaymentRow,
  payoutCents: number,
): Promise<TakenOff> {
  if (payoutCents === 0) return { parts: [], takenCents: 0, leftCents: 0 };
  const owed = await lockOwed(trx, professionalId);
  const owedCents = sum(owed);
  const takenCents = takenOff(payoutCents, owedCents);
  return { parts: partsOf(owed, takenCents), takenCents, leftCents: owedCents - takenCents };
}

export interface TakenOff {
  parts: { debtId: string; amountCents: number }[];
  takenCents: number;
  /** What is owed afterwards. */
  leftCents: number;
}

const sum = (owed: Owed) => owed.reduce((cents, { leftCents }) => cents + leftCents, 0);

function partsOf(owed: Owed, takenCents: number): TakenOff['parts'] {
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
  { parts, takenCents, leftCents }: TakenOff,
): Promise<void> {
  if (takenCents === 0) return;
  const { id: paymentId, professionalId } = payment;
  const at = platform.clock.instant();
  await payBack(
    trx,
    parts.map((part) => ({ id: newId(), paymentId, at, ...part })),
  );
  const text = `${money(takenCents)} taken off for what the professional owes`;
  const source = { at, kind: 'debt_paid', text, ...subjectOf(payment) };
  await post(trx, { ...source, sourceType: 'debt_paid', sourceId: paymentId }, [
    debit(payableTo(professionalId), takenCents),
    credit(owedBy(professionalId), takenCents),
  ]);
  const event = { ...movedMoney(payment, takenCents), leftCents };
  await platform.events.emit(platform, trx, 'debt.paid', event);
}
