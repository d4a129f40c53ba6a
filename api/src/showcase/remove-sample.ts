import { detachFiles } from '../files/attach-files.ts';
import { inTransaction } from '../platform/database/db.ts';
import { found } from '../platform/http/refuse.ts';
import { audit } from '../platform/observe/audit.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { deleteSample } from './queries.ts';

/** An admin takes somebody's sample away, for instance after a report. */
export async function removeSample(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<Record<string, never>> {
  await inTransaction(platform.db, async (trx) => {
    const { professionalId, fileId } = found(await deleteSample(trx, id));
    if (fileId !== null) await detachFiles(platform, trx, [fileId]);
    const subject = { type: 'user', id: professionalId };
    await audit(platform, trx, { actorId: actor.id, action: 'sample.remove', subject, reason });
  });
  return {};
}
