import type { AdminJob, JobAct } from '@parley/contract/jobs/schemas.ts';
import { sideOfRole } from '@parley/contract/sides.ts';
import type { z } from 'zod';
import { audit } from '../../platform/observe/audit.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { moveJob } from '../move-job.ts';
import { lockJob } from '../queries.ts';
import { adminJob } from './admin-job.ts';

/** An admin acts on behalf of one side. */
export async function actOnBehalf(
  platform: Platform,
  actor: Actor,
  {
    id,
    as: role,
    action,
    reason,
    message = reason,
  }: Omit<z.infer<typeof JobAct>, 'password'> & { id: string },
): Promise<AdminJob> {
  const as = sideOfRole(role);
  await inTransaction(platform.db, async (trx) => {
    const job = found(await lockJob(trx, id));
    await moveJob(platform, trx, job, { action, by: 'admin', as, message });
    const subject = { type: 'job', id };
    await audit(platform, trx, { actorId: actor.id, action: `job.${action} as ${as}`, subject, reason });
  });
  return adminJob(platform, actor, id);
}
