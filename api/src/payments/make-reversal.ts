import { z } from 'zod';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/refuse.ts';
import { callProcessor } from './call-processor.ts';
import { debit, credit, payableTo, post, processor } from './ledger.ts';
import type { Made } from './make-call.ts';
import { lacksBalance } from './processor.ts';
import { accountOf } from './queries-accounts.ts';
import { madeTransferOf, type CallWithJob } from './queries-calls.ts';
import { addReceivable } from './queries.ts';

const Params = z.object({
  amountCents: z.int(),
  intentId: z.string(),
  refundCents: z.int(),
  refundId: z.string(),
});

/**
 * Takes back from a professional what an admin gives back to the client, and only then asks for the refund. The
 * processor gives what the account holds; the rest is owed by the professional, and the client gets it all the same.
 */
export async function makeReversal(platform: Platform, call: CallWithJob): Promise<Made> {
  const { amountCents, intentId, refundCents, refundId } = Params.parse(call.params);
  const { paymentId, jobId, professionalId } = call;
  const { id: reversalId, reversedCents } = await takeBack(platform, call, amountCents);
  const source = {
    at: platform.clock.instant(),
    kind: 'reversal',
    text: 'Taken back from the professional',
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
      const params = { intentId, amountCents: refundCents, reason: 'requested_by_customer' };
      await callProcessor(trx, { kind: 'refund', paymentId, key: `refund:${refundId}`, params });
    },
  };
}

async function takeBack(platform: Platform, call: CallWithJob, amountCents: number) {
  const transferId = found(await madeTransferOf(platform.db, call.paymentId));
  const metadata = { callId: call.id };
  const reverse = (amount: number, key: string) =>
    platform.processor.createReversal({ transferId, amountCents: amount, metadata, key });
  try {
    const { id } = await reverse(amountCents, call.key);
    return { id, reversedCents: amountCents };
  } catch (error) {
    if (!lacksBalance(error)) throw error;
  }
  const left = Math.min(amountCents, await balanceOfAccount(platform, call.professionalId));
  if (left <= 0) return { id: `none:${call.id}`, reversedCents: 0 };
  const { id } = await reverse(left, `${call.key}:part`);
  return { id, reversedCents: left };
}

async function balanceOfAccount({ db, processor: asked }: Platform, professionalId: string): Promise<number> {
  const account = found(await accountOf(db, professionalId));
  const { availableCents, pendingCents } = await asked.retrieveBalance(account.processorId ?? undefined);
  return availableCents + pendingCents;
}
