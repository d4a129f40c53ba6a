import { money } from '@parley/contract/money.ts';
import { subjectOf } from '@parley/contract/payments/paid-for.ts';
import { z } from 'zod';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { hasChargeback } from '../chargebacks/queries-chargebacks.ts';
import { runEvidence } from '../chargebacks/evidence/run-evidence.ts';
import { applyCheckout } from '../checkout/apply-checkout.ts';
import { client, credit, debit, payableTo, post, processor } from '../ledger/ledger.ts';
import { applyRefundFailure, hasFailed } from '../settlement/apply-refund-failure.ts';
import { expireCheckout } from '../checkout/checkout-snapshot.ts';
import { createIdempotently, nextKey } from './create-idempotently.ts';
import { runReversal } from '../settlement/run-reversal.ts';
import { promiseManualRefund } from '../admin/manual-refund.ts';
import { classify, isOfDisputed } from './processor.ts';
import { beginReminding } from '../payouts/waiting/queries-waiting.ts';
import { accountOf } from '../payouts/queries-accounts.ts';
import {
  callById,
  claimCall,
  isFrozen,
  lockUnlessDone,
  recordRefundStep,
  updateCall,
  type CallWithJob,
} from './queries-calls.ts';
import { updatePayment } from '../queries.ts';

const TransferParams = z.object({ amountCents: z.int(), chargeId: z.string() });
const RefundParams = z.object({
  intentId: z.string(),
  amountCents: z.int(),
  /** In our cents, if the card was charged in another currency. */
  ledgerCents: z.int().optional(),
  reason: z.enum(['duplicate', 'requested_by_customer']),
});
const ExpireParams = z.object({ processorId: z.string() });

/** The processor's id of the result, and how to record it. */
export interface CallResult {
  resultId: string;
  record: (trx: Trx) => Promise<void>;
}

/** Runs one call of the outbox, idempotently. A failed one is retried, waits or is stuck, depending on the error. */
export async function runProcessorCall(platform: Platform, id: string): Promise<void> {
  if (!(await claimCall(platform.db, id))) return;
  const call = await callById(platform.db, id);
  if (!call) return;
  try {
    const { resultId, record } = await RUN[call.kind](platform, call);
    await inTransaction(platform.db, async (trx) => {
      if (!(await lockUnlessDone(trx, call))) return;
      await updateCall(trx, id, { status: 'DONE', resultId, doneAt: platform.clock.instant(), error: null });
      await record(trx);
    });
  } catch (error) {
    await fail(platform, call, error);
  }
}

const RUN: Record<CallWithJob['kind'], (platform: Platform, call: CallWithJob) => Promise<CallResult>> = {
  transfer: runTransfer,
  reversal: runReversal,
  refund: runRefund,
  expire_checkout: runExpiry,
  evidence: runEvidence,
};

async function runTransfer(platform: Platform, call: CallWithJob): Promise<CallResult> {
  const { amountCents, chargeId } = TransferParams.parse(call.params);
  const { professionalId, jobId } = call;
  const account = await accountOf(platform.db, professionalId);
  if (!account?.processorId) throw new AccountMissing();
  const request = {
    amountCents,
    chargeId,
    jobId,
    accountId: account.processorId,
    metadata: { callId: call.id },
  };
  const transfer = (await isFrozen(platform.db, call.paymentId))
    ? await transferMadeBefore(platform, call)
    : await createIdempotently(
        platform,
        call,
        () => platform.processor.listTransfers({ jobId }),
        (key) => platform.processor.createTransfer({ ...request, key }),
      );
  const source = {
    at: platform.clock.instant(),
    kind: 'transfer',
    text: `${money(amountCents)} transferred to the professional`,
    ...subjectOf(call),
    sourceType: 'transfer',
    sourceId: transfer.id,
  };
  return {
    resultId: transfer.id,
    record: async (trx) => {
      await post(trx, source, [
        debit(payableTo(professionalId), amountCents),
        credit(processor, amountCents),
      ]);
      await updatePayment(trx, call.paymentId, { transfer: 'DONE' });
    },
  };
}

/** Nothing leaves while the client's bank disputes the payment; but an earlier try may have succeeded unseen. */
async function transferMadeBefore({ processor: stripe }: Platform, { id, jobId }: CallWithJob) {
  const made = (await stripe.listTransfers({ jobId })).find(({ metadata }) => metadata.callId === id);
  if (!made) throw new Frozen('The client’s bank disputes the payment');
  return made;
}

async function runRefund(platform: Platform, call: CallWithJob): Promise<CallResult> {
  const { intentId, amountCents, ledgerCents = amountCents, reason } = RefundParams.parse(call.params);
  const request = { intentId, amountCents, reason, metadata: { callId: call.id } };
  const refund = await createIdempotently(
    platform,
    call,
    async () =>
      (await platform.processor.listRefunds({ intentId })).filter(({ status }) => !hasFailed(status)),
    (key) => platform.processor.createRefund({ ...request, key }),
  );
  const source = {
    at: platform.clock.instant(),
    kind: 'refund_sent',
    text: `${money(ledgerCents)} sent back to the client`,
    ...subjectOf(call),
    sourceType: 'refund',
    sourceId: refund.id,
  };
  return {
    resultId: refund.id,
    record: async (trx) => {
      await post(trx, source, [debit(client, ledgerCents), credit(processor, ledgerCents)]);
      if (reason !== 'duplicate') await recordRefundStep(trx, call.paymentId);
      await applyRefundFailure(platform, trx, refund);
    },
  };
}

/** Expires a checkout; if it is no longer open, its outcome is applied instead. */
async function runExpiry(platform: Platform, call: CallWithJob): Promise<CallResult> {
  const { processorId } = ExpireParams.parse(call.params);
  const snapshot = await expireCheckout(platform, processorId);
  return { resultId: processorId, record: (trx) => applyCheckout(platform, trx, snapshot) };
}

class AccountMissing extends Error {}
class Frozen extends Error {}

/**
 * A temporary refusal is stored under its key, so the next try takes the next one; an unknown outcome is retried with
 * the same key.
 */
async function fail(platform: Platform, call: CallWithJob, error: unknown): Promise<void> {
  const isAsked = !(error instanceof AccountMissing || error instanceof Frozen);
  const fault = isAsked ? classify(error) : 'wait';
  const tries = call.tries + 1;
  const text = error instanceof Error ? error.message : String(error);
  platform.log.warn({ call: call.id, kind: call.kind, fault, tries }, 'processor call failed');
  if (fault === 'retry' || fault === 'ours') {
    await updateCall(platform.db, call.id, { tries, error: text });
    throw error;
  }
  await inTransaction(platform.db, async (trx) => {
    if (!(await lockUnlessDone(trx, call))) return;
    const now = found(await callById(trx, call.id));
    const isOver = fault === 'stop' || (isOfDisputed(error) && (await isLostForGood(trx, now)));
    // A chargeback may have changed what is refunded, and taken the next key for it.
    const key = fault === 'wait' && isAsked && now.key === call.key ? nextKey(call.key) : now.key;
    await updateCall(trx, call.id, { tries, error: text, key, status: isOver ? 'STUCK' : 'WAITING' });
    if (!isOver && call.kind === 'transfer' && !(error instanceof Frozen))
      await beginReminding(trx, call.professionalId, platform.clock.instant());
    if (isOver && call.kind === 'transfer') await updatePayment(trx, call.paymentId, { transfer: 'STUCK' });
    if (!isOver || call.kind !== 'refund') return;
    await recordRefundStep(trx, call.paymentId);
    const { intentId, amountCents, ledgerCents = amountCents } = RefundParams.parse(now.params);
    const failed = { callId: call.id, intentId, paidFor: call, amountCents: ledgerCents };
    await promiseManualRefund(platform, trx, failed);
  });
}

/** The bank has decided for the client, and the processor refunds nothing of what is left: that is paid another way. */
async function isLostForGood(trx: Trx, call: CallWithJob): Promise<boolean> {
  if (call.kind !== 'refund') return false;
  const { intentId } = RefundParams.parse(call.params);
  return (await hasChargeback(trx, intentId, 'LOST')) && !(await hasChargeback(trx, intentId, 'OPEN'));
}
