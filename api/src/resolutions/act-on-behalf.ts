import type { AdminJob } from '@parley/contract/jobs/schemas.ts';
import type {
  NewResolutionOnBehalf,
  ResolutionResponseOnBehalf,
} from '@parley/contract/resolutions/schemas.ts';
import { type SideRole, sideOfRole } from '@parley/contract/sides.ts';
import { adminJob } from '../jobs/admin/admin-job.ts';
import { getAnyJob } from '../jobs/get-job.ts';
import { lockedJob } from '../jobs/locked-job.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import { audit } from '../platform/observe/audit.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { respond } from './respond-to-resolution.ts';
import { suggest } from './suggest-resolution.ts';

/** An admin suggests on behalf of one side; a due date ends with that side's day. */
export async function suggestOnBehalf(
  platform: Platform,
  actor: Actor,
  { id, as, reason, message = reason, ...terms }: NewResolutionOnBehalf & { id: string },
): Promise<AdminJob> {
  const by = sideOfRole(as);
  const { timeZone } = (await getAnyJob(platform, actor, id))[by];
  return acted(platform, actor, { id, as, action: 'suggest', reason }, async (trx) => {
    const job = await lockedJob(trx, id);
    await suggest(platform, trx, job, { by, byAdmin: true, timeZone, message, ...terms });
  });
}

/** An admin answers on behalf of one side. */
export async function respondOnBehalf(
  platform: Platform,
  actor: Actor,
  {
    id,
    as,
    reason,
    message = reason,
    ...response
  }: Omit<ResolutionResponseOnBehalf, 'password'> & { id: string },
): Promise<AdminJob> {
  return acted(platform, actor, { id, as, action: response.action, reason }, async (trx) => {
    const job = await lockedJob(trx, id);
    await respond(platform, trx, job, { side: sideOfRole(as), byAdmin: true, message, ...response });
  });
}

interface Act {
  id: string;
  as: SideRole;
  action: string;
  reason: string;
}

/** Does it along with its audit entry, which the job shows. */
async function acted(
  platform: Platform,
  actor: Actor,
  { id, as, action, reason }: Act,
  work: (trx: Trx) => Promise<void>,
): Promise<AdminJob> {
  await inTransaction(platform.db, async (trx) => {
    await work(trx);
    const entry = { action: `resolution.${action} as ${sideOfRole(as)}`, subject: { type: 'job', id } };
    await audit(platform, trx, { actorId: actor.id, reason, ...entry });
  });
  return adminJob(platform, actor, id);
}
