import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { whyNot } from '@parley/contract/job-postings/rules.ts';
import { checkCategory } from '../disciplines/check-category.ts';
import { attachFiles } from '../files/attach-files.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuseField, refuseIf } from '../platform/http/refuse.ts';
import { checkStart } from './check-start.ts';
import { deadlinesFrom } from './deadlines.ts';
import { hiresOf, lockOwnPosting, updatePosting, type Change } from './queries.ts';
import { termsOf } from './changes/queries-changes.ts';
import { postingFor } from './queries-read.ts';
import { noteEdit } from './changes/tell-changes.ts';

/** Editing counts as activity; those who have proposed are told of it. */
export async function editPosting(platform: Platform, actor: Actor, change: Change): Promise<JobPosting> {
  return inTransaction(platform.db, async (trx) => {
    const posting = found(await lockOwnPosting(trx, change.id, actor.id));
    refuseIf(whyNot(posting, 'edit', 'client'));
    if (change.startBy !== posting.startBy) checkStart(platform, change.startBy);
    if (change.openings !== posting.openings) await checkOpenings(trx, change);
    await checkCategory(trx, change);
    const files = { fileIds: change.attachments, had: posting.attachments, path: 'attachments' };
    await attachFiles(platform, trx, { ...files, ownerId: actor.id, as: 'public' });
    const before = await termsOf(trx, change.id);
    await updatePosting(trx, { ...change, ...deadlinesFrom(platform.clock.instant()) });
    await noteEdit(platform, trx, { postingId: change.id, before, after: change });
    return found(await postingFor(trx, change.id, actor.id));
  });
}

/** A hire fills a posting; one that is open for as many as are hired already would look for nobody, and stay open. */
async function checkOpenings(trx: Trx, { id, openings }: Change): Promise<void> {
  if (openings <= (await hiresOf(trx, id)))
    refuseField(
      'openings',
      /*i18n*/ 'You’ve already hired that many people. To stop hiring, close the posting.',
    );
}
