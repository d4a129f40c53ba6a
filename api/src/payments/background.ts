import { endUnpaidConsultations } from './consultations/end-unpaid-consultations.ts';
import { settleConsultations } from './consultations/settle-consultation.ts';
import { z } from 'zod';
import type { Background } from '../platform/background/background.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { closePagesBetween } from './checkout/close-pages-between.ts';
import { pollCheckouts } from './pending/check-pending-payments.ts';
import { abandonPending, notifySlowPayments } from './pending/keep-pending.ts';
import { remindOfWaiting } from './payouts/waiting/remind-of-waiting.ts';
import { enqueueRun } from './processor/enqueue-processor-call.ts';
import { runProcessorCall } from './processor/run-processor-call.ts';
import { endHolds } from './holding/end-holds.ts';
import { warnOfEnds } from './holding/warn-of-ends.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { openCalls } from './processor/queries-calls.ts';

const Payload = z.object({ id: z.uuid() });
const Pair = z.object({ blockerId: z.uuid(), blockedId: z.uuid() });
const Forgotten = z.object({ processorId: z.string() });
/** The nightly one compares only what is new. */
const ReconcilePayload = z.object({ isWhole: z.boolean().default(false) });

export const paymentBackground: Background = {
  tasks: {
    processor_call: (platform, payload) => runProcessorCall(platform, Payload.parse(payload).id),
    processor_calls_again: requeueOpenCalls,
    forget_customer: ({ processor }, payload) =>
      processor.deleteCustomer(Forgotten.parse(payload).processorId),
    close_pages_between: (platform, payload) => closePagesBetween(platform, Pair.parse(payload)),
    reconcile: async (platform, payload) => {
      await reconcile(platform, ReconcilePayload.parse(payload));
    },
  },
  // Poll first: what is settled is neither reported as slow nor given up.
  sweeps: [
    pollCheckouts,
    notifySlowPayments,
    abandonPending,
    endUnpaidConsultations,
    settleConsultations,
    endHolds,
    warnOfEnds,
    remindOfWaiting,
  ],
  crontab: ['17 * * * * processor_calls_again ?max=1', '23 3 * * * reconcile ?max=1'],
};

/** Hourly: enqueues every open call again, in case the queue has given up on it. */
async function requeueOpenCalls({ db }: Platform): Promise<void> {
  const calls = await openCalls(db);
  await inTransaction(db, async (trx) => {
    for (const { id } of calls) await enqueueRun(trx, id);
  });
}
