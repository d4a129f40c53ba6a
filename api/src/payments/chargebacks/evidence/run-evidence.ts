import { z } from 'zod';
import { found } from '../../../platform/http/refuse.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createIdempotently } from '../../processor/create-idempotently.ts';
import type { CallWithJob } from '../../processor/queries-calls.ts';
import type { CallResult } from '../../processor/run-processor-call.ts';
import { updateChargeback } from '../queries-chargebacks.ts';
import { sentEvidence } from './queries-evidence.ts';

const Params = z.object({ disputeId: z.string(), chargebackId: z.uuid() });

/** Uploads what was decided to be sent, then submits it: a file that was uploaded twice harms nobody, the bank takes one. */
export async function runEvidence(platform: Platform, call: CallWithJob): Promise<CallResult> {
  const { db, processor, clock } = platform;
  const { disputeId, chargebackId } = Params.parse(call.params);
  const pdf = found(await sentEvidence(db, chargebackId));
  const dispute = await createIdempotently(
    platform,
    call,
    async () => [await processor.retrieveDispute(disputeId)],
    async (key) => {
      const name = `parley-${chargebackId}.pdf`;
      const fileId = await processor.uploadEvidence({ pdf, name, key: `${key}:file` });
      return processor.submitEvidence({ disputeId, fileId, metadata: { callId: call.id }, key });
    },
  );
  return {
    resultId: dispute.id,
    record: (trx) => updateChargeback(trx, chargebackId, { evidenceSentAt: clock.instant() }),
  };
}
