import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { checkCategory } from '../disciplines/check-category.ts';
import { attachFiles } from '../files/attach-files.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { checkCount } from './check-count.ts';
import { checkStart } from './check-start.ts';
import { deadlinesFrom } from './deadlines.ts';
import { insertPosting, type Fields } from './queries.ts';
import { postingFor } from './queries-read.ts';

/** Open for 30 days after its last activity. */
export async function addPosting(platform: Platform, actor: Actor, fields: Fields): Promise<JobPosting> {
  const [id, createdAt] = [newId(), platform.clock.instant()];
  checkStart(platform, fields.startBy);
  return inTransaction(platform.db, async (trx) => {
    await checkCount(platform, trx, actor.id);
    await checkCategory(trx, fields);
    const { attachments: fileIds } = fields;
    await attachFiles(platform, trx, { ownerId: actor.id, fileIds, path: 'attachments', as: 'public' });
    await insertPosting(trx, { ...fields, ...deadlinesFrom(createdAt), id, clientId: actor.id, createdAt });
    return found(await postingFor(trx, id, actor.id));
  });
}
