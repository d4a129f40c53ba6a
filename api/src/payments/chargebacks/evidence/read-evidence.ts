import { audit } from '../../../platform/observe/audit.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { RawReply } from '../../../platform/http/serve.ts';
import { found } from '../../../platform/http/refuse.ts';
import type { Actor } from '../../../platform/security/guard.ts';
import type { Platform } from '../../../platform/platform.ts';
import { evidencePdf, MAX_EVIDENCE_MESSAGES } from './evidence-pdf.ts';
import { evidenceOf, sentEvidence } from './queries-evidence.ts';

/** What would be sent to the bank now, or what was. It has a private chat in it: the reading is audited. */
export async function readEvidence(platform: Platform, actor: Actor, id: string): Promise<RawReply> {
  const evidence = found(await evidenceOf(platform.db, id, MAX_EVIDENCE_MESSAGES));
  await inTransaction(platform.db, (trx) =>
    audit(platform, trx, {
      actorId: actor.id,
      action: 'payment.read_evidence',
      subject: { type: 'job', id: evidence.jobId },
    }),
  );
  const pdf =
    (await sentEvidence(platform.db, id)) ??
    (await evidencePdf(platform, evidence, platform.clock.instant()));
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="evidence-${id}.pdf"`,
    'x-content-type-options': 'nosniff',
  };
  return new RawReply(headers, pdf);
}
