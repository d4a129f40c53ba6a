import type { AdminJob, Decision } from '@parley/contract/jobs/schemas.ts';
import { whyNot } from '@parley/contract/jobs/rules.ts';
import { finalSharesOf } from '@parley/contract/payments/settlement.ts';
import type { z } from 'zod';
import { audit } from '../../platform/observe/audit.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuse, refuseField, refuseIf } from '../../platform/http/refuse.ts';
import { moveJob } from '../move-job.ts';
import { lockJob, type JobRow } from '../queries.ts';
import { adminJob } from './admin-job.ts';
import { termsOfSettling } from './queries-admin.ts';

type Decided = Omit<z.infer<typeof Decision>, 'password'>;

/** Decides a dispute; both sides see the reason. */
export async function resolveJob(
  platform: Platform,
  actor: Actor,
  { id, outcome, toProfessionalCents, shown, reason }: Decided & { id: string },
): Promise<AdminJob> {
  await inTransaction(platform.db, async (trx) => {
    const job = found(await lockJob(trx, id));
    refuseIf(whyNot(job, outcome, 'admin', platform.clock.instant()));
    const parts = outcome === 'split' ? { toProfessionalCents: checkedPart(job, toProfessionalCents) } : {};
    if (outcome !== 'split' && toProfessionalCents !== undefined)
      refuseField('toProfessionalCents', /*i18n*/ 'Only for a split.');
    if (shown)
      await checkShown(trx, job, outcome === 'release' ? job.keptCents : (toProfessionalCents ?? 0), shown);
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

/** A refund or a debt since would move other sums than whoever decides has in mind. */
async function checkShown(
  trx: Trx,
  { id, keptCents }: JobRow,
  toProfessionalCents: number,
  { sentCents, toClientCents }: NonNullable<Decided['shown']>,
): Promise<void> {
  const { owedCents, ...fee } = found(await termsOfSettling(trx, id));
  const shares = finalSharesOf(keptCents, toProfessionalCents, fee, owedCents);
  if (shares.sentCents !== sentCents || shares.toClientCents !== toClientCents) refuse('sums_changed');
}

/** A split gives something to both: otherwise it is a release or a refund. */
function checkedPart({ keptCents }: JobRow, cents: number | undefined): number {
  if (cents === undefined)
    return refuseField('toProfessionalCents', /*i18n*/ 'Enter how much goes to the professional.');
  if (cents >= keptCents)
    refuseField('toProfessionalCents', /*i18n*/ 'Enter less than what’s held, or release it all.');
  return cents;
}
