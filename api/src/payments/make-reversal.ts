import { money } from '@parley/contract/money.ts';
import { z } from 'zod';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/refuse.ts';
import { callProcessor } from './call-processor.ts';
import { debit, credit, payableTo, post, processor } from './ledger.ts';
import type { Made } from './make-call.ts';
import { lacksBalance } from './processor.ts';
import { accountOf } from './queries-accounts.ts';
import { madeTransferOf, updateCall, type CallWithJob } from './queries-calls.ts';
import { addReceivable } from './queries.ts';

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
 * processor gives what the account holds; the rest is owed by the professional, and the client gets it all the same.
 */
export async function makeReversal(platform: Platform, call: CallWithJob): Promise<Made> {
  const params = Params.parse(call.params);
  const { amountCents, intentId, refundCents, refundId } = params;
  const { paymentId, jobId, professionalId } = call;
  const { id: reversalId, reversedCents } = await takeBack(platform, call, params);
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
      if (reversedCents < amountCents) await addReceivable(trx, paymentId, amountCents - reversedCents);
      const asked = { intentId, amountCents: refundCents, reason: 'requested_by_customer' };
      await callProcessor(trx, { kind: 'refund', paymentId, key: `refund:${refundId}`, params: asked });
    },
  };
}

async function takeBack(platform: Platform, call: CallWithJob, params: z.infer<typeof Params>) {
  const transferId = found(await madeTransferOf(platform.db, call.paymentId));
  const metadata = { callId: call.id };
  const reverse = (amountCents: number, key: string) =>
    platform.processor.createReversal({ transferId, amountCents, metadata, key });
  const { amountCents } = params;
  try {
    if (params.partCents === undefined)
      return { ...(await reverse(amountCents, call.key)), reversedCents: amountCents };
  } catch (error) {
    if (!lacksBalance(error)) throw error;
  }
  const left =
    params.partCents ?? Math.min(amountCents, await balanceOfAccount(platform, call.professionalId));
  if (left <= 0) return { id: `none:${call.id}`, reversedCents: 0 };
  // Kept before it is asked for: should the answer be lost, the account holds nothing any more to reckon it from
  await keepPart(platform, call.id, params, left);
  try {
    return { ...(await reverse(left, `${call.key}:part`)), reversedCents: left };
  } catch (error) {
    if (lacksBalance(error)) await keepPart(platform, call.id, params, undefined);
    throw error;
  }
}

async function keepPart(
  { db }: Platform,
  callId: string,
  params: z.infer<typeof Params>,
  partCents: number | undefined,
): Promise<void> {
  await updateCall(db, callId, { params: JSON.stringify({ ...params, partCents }) });
}

async function balanceOfAccount({ db, processor: asked }: Platform, professionalId: string): Promise<number> {
  const account = found(await accountOf(db, professionalId));
  const { availableCents, pendingCents } = await asked.retrieveBalance(account.processorId ?? undefined);
  return availableCents + pendingCents;
}
