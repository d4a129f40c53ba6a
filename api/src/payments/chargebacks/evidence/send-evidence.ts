import { whyNotSendEvidence } from '@parley/contract/payments/rules.ts';
import { audit } from '../../../platform/observe/audit.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { found, refuseIf } from '../../../platform/http/refuse.ts';
import type { Actor } from '../../../platform/security/guard.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enqueueProcessorCall } from '../../processor/enqueue-processor-call.ts';
import { updateChargeback } from '../queries-chargebacks.ts';
import { evidencePdf, MAX_EVIDENCE_MESSAGES } from './evidence-pdf.ts';
import { evidenceOf, insertEvidence, lockChargeback } from './queries-evidence.ts';

/** Sends the records of the job to the client's bank, once: what is sent is kept as it is, whatever is said later. */
export async function sendEvidence(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<Record<never, never>> {
  const at = platform.clock.instant();
  // Drawn before anything is locked.
  const evidence = found(await evidenceOf(platform.db, id, MAX_EVIDENCE_MESSAGES));
  const pdf = await evidencePdf(platform, evidence, at);
  await inTransaction(platform.db, async (trx) => {
    const chargeback = found(await lockChargeback(trx, id));
    refuseIf(whyNotSendEvidence(chargeback, at));
    const { paymentId, processorId: disputeId, jobId } = chargeback;
    await insertEvidence(trx, id, pdf);
    await updateChargeback(trx, id, { evidenceAt: at, evidenceFrom: actor.id });
    const params = { disputeId, chargebackId: id };
    await enqueueProcessorCall(trx, { kind: 'evidence', paymentId, key: `evidence:${id}:1`, params });
    const subject = { type: 'job', id: jobId };
    await audit(platform, trx, { actorId: actor.id, action: 'payment.send_evidence', subject, reason });
  });
  return {};
}
