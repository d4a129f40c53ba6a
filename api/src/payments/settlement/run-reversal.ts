import { money } from '@parley/contract/money.ts';
import { subjectOf } from '@parley/contract/payments/paid-for.ts';
import { z } from 'zod';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { createIdempotently } from '../processor/create-idempotently.ts';
import { enqueueProcessorCall } from '../processor/enqueue-processor-call.ts';
import { debit, credit, payableTo, post, processor } from '../ledger/ledger.ts';
import type { CallResult } from '../processor/run-processor-call.ts';
import { classify, isRefusal, lacksBalance } from '../processor/processor.ts';
import { accountOf } from '../payouts/queries-accounts.ts';
import {
  callById,
  completedTransferOf,
  reversibleOf,
  storePart,
  type CallWithJob,
} from '../processor/queries-calls.ts';
import { recordDebt } from '../debts/record-debt.ts';

const Params = z.object({
  amountCents: z.int(),
  intentId: z.string(),
  refundCents: z.int(),
  refundId: z.string(),
  /** Stored when the account could not cover all of it, so that a retry requests the same amount. */
  partCents: z.int().optional(),
});

/**
 * Reverses the professional's transfer, then requests the client's refund. What the processor cannot reverse becomes
 * a debt of the professional; the client is refunded in full.
 */
export async function runReversal(platform: Platform, call: CallWithJob): Promise<CallResult> {
  const params = Params.parse(call.params);
  const { amountCents, intentId, refundCents, refundId } = params;
  const { paymentId, professionalId } = call;
  const { id: reversalId, reversedCents, reason } = await reverseAvailable(platform, call, params);
  const source = {
    at: platform.clock.instant(),
    kind: 'reversal',
    text: `${money(reversedCents)} taken back from the professional`,
    ...subjectOf(call),
    sourceType: 'reversal',
    sourceId: reversalId,
  };
  return {
    resultId: reversalId,
    record: async (trx) => {
      if (reversedCents > 0)
        await post(trx, source, [
          debit(processor, reversedCents),
          credit(payableTo(professionalId), reversedCents),
        ]);
      if (reversedCents < amountCents)
        await recordDebt(platform, trx, { paidFor: call, amountCents: amountCents - reversedCents, reason });
      if ((await refundCentsOf(trx, call.id)) === 0) return;
      const refund = { intentId, amountCents: refundCents, reason: 'requested_by_customer' };
      await enqueueProcessorCall(trx, {
        kind: 'refund',
        paymentId,
        key: `refund:${refundId}`,
        params: refund,
      });
    },
  };
}

/** Read again: a chargeback may have given the client their money meanwhile. */
async function refundCentsOf(trx: Trx, callId: string): Promise<number> {
  return Params.parse(found(await callById(trx, callId)).params).refundCents;
}

interface Reversed {
  id: string;
  reversedCents: number;
  /** Why the rest could not be reversed. */
  reason: string;
}

const SPENT = 'It had paid back an earlier debt';
const EMPTY = 'The professional’s account no longer had the money';

/** Reverses as much as possible now. If the processor refuses, nothing is reversed: the client does not wait for it. */
async function reverseAvailable(
  platform: Platform,
  call: CallWithJob,
  params: z.infer<typeof Params>,
): Promise<Reversed> {
  // What paid back an earlier debt was never sent. Our own books say how much was: a lost answer doesn't change them.
  const sentCents = await reversibleOf(platform.db, call.paymentId);
  const amountCents = Math.min(params.amountCents, sentCents);
  if (amountCents <= 0) return { id: `none:${call.id}`, reversedCents: 0, reason: SPENT };
  let part = params.partCents;
  let reason = EMPTY;
  if (part === undefined) {
    try {
      return { ...(await reverse(platform, call, amountCents)), reason: SPENT };
    } catch (error) {
      const { earlier, leftCents, balanceCents } = await readAvailable(platform, call, error);
      if (earlier) return { id: earlier.id, reversedCents: earlier.amountCents, reason: SPENT };
      const isShort = Math.min(leftCents, balanceCents) < amountCents;
      if (!isShort && !lacksBalance(error)) return notReversed(platform, call, error);
      if (leftCents < amountCents) reason = SPENT;
      part = Math.min(amountCents, leftCents, balanceCents);
    }
  }
  if (part <= 0) return { id: `none:${call.id}`, reversedCents: 0, reason };
  // Stored first: if the response is lost, the balance can no longer tell the amount.
  await storePart(platform.db, call.id, part);
  try {
    return { ...(await reverse(platform, call, part, ':part')), reason };
  } catch (error) {
    return notReversed(platform, call, error);
  }
}

interface Available {
  /** What a try of this call has reversed whose answer was lost. */
  earlier?: { id: string; amountCents: number } | undefined;
  leftCents: number;
  balanceCents: number;
}

/**
 * After a refusal: what is left of the transfer at the processor, which another refund may have taken back before our books
 * say so, and what the account has. Unknown counts as enough: the refusal is for another reason then.
 */
async function readAvailable(platform: Platform, call: CallWithJob, refusal: unknown): Promise<Available> {
  if (!isFinal(refusal)) throw refusal;
  try {
    const balanceCents = await balanceOfAccount(platform, call.professionalId);
    return { ...(await readTransfer(platform, call)), balanceCents };
  } catch (error) {
    if (!isFinal(error)) throw error;
    return { leftCents: Infinity, balanceCents: lacksBalance(refusal) ? 0 : Infinity };
  }
}

async function readTransfer(
  { db, processor: stripe }: Platform,
  call: CallWithJob,
): Promise<Omit<Available, 'balanceCents'>> {
  const transferId = found(await completedTransferOf(db, call.paymentId));
  const transfers = await stripe.listTransfers({ jobId: call.jobId });
  const { amountCents } = found(transfers.find(({ id }) => id === transferId));
  const reversals = await stripe.listReversals({ transferId });
  return {
    earlier: reversals.find(({ metadata }) => metadata.callId === call.id),
    leftCents: reversals.reduce((left, reversal) => left - reversal.amountCents, amountCents),
  };
}

/** `part`: at the end of the key, since the processor has refused all of it under the key itself. */
async function reverse(
  platform: Platform,
  call: CallWithJob,
  asked: number,
  part: '' | ':part' = '',
): Promise<Omit<Reversed, 'reason'>> {
  const { db, processor: stripe } = platform;
  const transferId = found(await completedTransferOf(db, call.paymentId));
  const metadata = { callId: call.id };
  const { id, amountCents } = await createIdempotently(
    platform,
    call,
    () => stripe.listReversals({ transferId }),
    (key) => stripe.createReversal({ transferId, amountCents: asked, metadata, key: `${key}${part}` }),
  );
  return { id, reversedCents: amountCents };
}

const isFinal = (error: unknown) => isRefusal(error) && classify(error) !== 'retry';

/** An unknown outcome is retried; only a refusal reverses nothing. */
function notReversed({ log }: Platform, { id }: CallWithJob, error: unknown): Reversed {
  if (!isFinal(error)) throw error;
  log.warn({ call: id, err: error }, 'transfer could not be reversed; the amount is now owed');
  const reason = error instanceof Error ? error.message : String(error);
  return { id: `none:${id}`, reversedCents: 0, reason };
}

async function balanceOfAccount(
  { db, processor: stripe }: Platform,
  professionalId: string,
): Promise<number> {
  const account = found(await accountOf(db, professionalId));
  const { availableCents, pendingCents } = await stripe.retrieveBalance(account.processorId ?? undefined);
  return availableCents + pendingCents;
}
