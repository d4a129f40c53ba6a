import { moveOf, whyNot } from '@parley/contract/job-postings/rules.ts';
import type { PostingActor } from '@parley/contract/job-postings/states.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { allowed } from '../platform/http/refuse.ts';
import { setStatus, type PostingRow } from './queries.ts';

/** Fills or closes a locked posting and emits its event. */
export async function endPosting(
  platform: Platform,
  trx: Trx,
  { posting, action, by }: { posting: PostingRow; action: 'fill' | 'close'; by: PostingActor },
): Promise<void> {
  const move = allowed(moveOf(posting, action, by), whyNot(posting, action, by));
  await setStatus(trx, posting.id, move.to, null);
  const { id: postingId, clientId, title } = posting;
  await platform.events.emit(platform, trx, 'posting.ended', {
    postingId,
    clientId,
    title,
    status: move.to,
    by,
  });
}
