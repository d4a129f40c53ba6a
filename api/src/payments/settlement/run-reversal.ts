import { money } from '@parley/contract/money.ts';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { enqueueProcessorCall } from '../processor/enqueue-processor-call.ts';
import { debit, credit, payableTo, post, processor } from '../ledger/ledger.ts';
import type { CallResult } from '../processor/run-processor-call.ts';
import { classify, lacksBalance } from '../processor/processor.ts';
import { accountOf } from '../payouts/queries-accounts.ts';
import { completedTransferOf, updateCall, type CallWithJob } from '../processor/queries-calls.ts';
import { recordDebt } from './record-debt.ts';

const Params = z.object({
  amountCents: z.int(),
  intentId: z.string(),
  refundCents: z.int(),
  refundId: z.string(),
  /** What the account held when it did not hold all of it: asked for once, the same is asked for again. */
  partCents: z.int().optional(),
});

/**
 * Takes back from a professional what an admin gives back to the client, and only then asks for the refund. The
 * processor gives what it can; the rest is owed by the professional, and the client gets it all the same.
 */
export async function runReversal(platform: Platform, call: CallWithJob): Promise<CallResult> {
  const params = Params.parse(call.params);
  const { amountCents, intentId, refundCents, refundId } = params;
  const { paymentId, jobId, professionalId } = call;
  const { id: reversalId, reversedCents, reason } = await reverseAvailable(platform, call, params);
  const source = {
    at: platform.clock.instant(),
    kind: 'reversal',
    text: `${money(reversedCents)} taken back from the professional`,
    jobId,
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
        await recordDebt(platform, trx, { jobId, amountCents: amountCents - reversedCents, reason });
      const asked = { intentId, amountCents: refundCents, reason: 'requested_by_customer' };
      await enqueueProcessorCall(trx, {
        kind: 'refund',
        paymentId,
        key: `refund:${refundId}`,
        params: asked,
      });
    },
  };
}

interface Reversed {
  id: string;
  reversedCents: number;
  /** Why the rest stays with the professional. */
  reason: string;
}

const EMPTY = 'The professional’s account no longer had the money';

/** As much as the processor gives back now. That it refuses is no reason for the client to wait: then nothing is taken. */
async function reverseAvailable(
  platform: Platform,
  call: CallWithJob,
  params: z.infer<typeof Params>,
): Promise<Reversed> {
  const { amountCents } = params;
  try {
    if (params.partCents === undefined) return await reverse(platform, call, amountCents, call.key);
  } catch (error) {
    if (!lacksBalance(error)) return notReversed(platform, call, error);
  }
  const partialCents =
    params.partCents ?? Math.min(amountCents, await balanceOfAccount(platform, call.professionalId));
  if (partialCents <= 0) return { id: `none:${call.id}`, reversedCents: 0, reason: EMPTY };
  // Kept before it is asked for: should the answer be lost, the account holds nothing any more to reckon it from
  await storePartialAmount(platform, call.id, params, partialCents);
  try {
    return await reverse(platform, call, partialCents, `${call.key}:part`);
  } catch (error) {
    return notReversed(platform, call, error);
  }
}

async function reverse(
  { db, processor: asked }: Platform,
  call: CallWithJob,
  amountCents: number,
  key: string,
): Promise<Reversed> {
  const transferId = found(await completedTransferOf(db, call.paymentId));
  const metadata = { callId: call.id };
  const { id } = await asked.createReversal({ transferId, amountCents, metadata, key });
  return { id, reversedCents: amountCents, reason: EMPTY };
}

/** Refused for good or for now; only where nobody knows what became of it is it asked again. */
function notReversed({ log }: Platform, { id }: CallWithJob, error: unknown): Reversed {
  if (classify(error) === 'retry') throw error;
  log.warn({ call: id, err: error }, 'transfer could not be reversed; the amount is now owed');
  const reason = error instanceof Error ? error.message : String(error);
  return { id: `none:${id}`, reversedCents: 0, reason };
}

async function storePartialAmount(
  { db }: Platform,
  callId: string,
  params: z.infer<typeof Params>,
  partCents: number,
): Promise<void> {
  await updateCall(db, callId, { params: JSON.stringify({ ...params, partCents }) });
}

async function balanceOfAccount({ db, processor: asked }: Platform, professionalId: string): Promise<number> {
  const account = found(await accountOf(db, professionalId));
  const { availableCents, pendingCents } = await asked.retrieveBalance(account.processorId ?? undefined);
  return availableCents + pendingCents;
}
