import type { AdminJob, Decision } from '@parley/contract/jobs/schemas.ts';
import { whyNot } from '@parley/contract/jobs/rules.ts';
import type { z } from 'zod';
import { audit } from '../../platform/observe/audit.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuseField, refuseIf } from '../../platform/http/refuse.ts';
import { moveJob } from '../move-job.ts';
import { lockJob, type JobRow } from '../queries.ts';
import { adminJob } from './admin-job.ts';

/** Decides a dispute; both sides see the reason. */
export async function resolveJob(
  platform: Platform,
  actor: Actor,
  { id, outcome, toProfessionalCents, reason }: Omit<z.infer<typeof Decision>, 'password'> & { id: string },
): Promise<AdminJob> {
  await inTransaction(platform.db, async (trx) => {
    const job = found(await lockJob(trx, id));
    refuseIf(whyNot(job, outcome, 'admin', platform.clock.instant()));
    const parts = outcome === 'split' ? { toProfessionalCents: checkedPart(job, toProfessionalCents) } : {};
    if (outcome !== 'split' && toProfessionalCents !== undefined)
      refuseField('toProfessionalCents', /*i18n*/ 'Only for a split.');
    await moveJob(platform, trx, job, { action: outcome, by: 'admin', message: reason, ...parts });
    await audit(platform, trx, {
      actorId: actor.id,
      action: `job.${outcome}`,
      subject: { type: 'job', id },
      reason,
    });
  });
  return adminJob(platform, actor, id);
}

/** A split gives something to both: otherwise it is a release or a refund. */
function checkedPart({ keptCents }: JobRow, cents: number | undefined): number {
  if (cents === undefined)
    return refuseField('toProfessionalCents', /*i18n*/ 'Enter how much goes to the professional.');
  if (cents >= keptCents)
    refuseField('toProfessionalCents', /*i18n*/ 'Enter less than what’s held, or release it all.');
  return cents;
}
