import { changedTerms, type PostingTerms } from '@parley/contract/job-postings/rules.ts';
import { minutesAfter } from '../../platform/clock.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimChanges, noteChanges } from './queries-changes.ts';

/** Whoever proposed hears of changes to a posting at most so often, and then of all since the last time. */
const TOLD_EVERY_MINUTES = 60;
const BATCH = 100;

interface Edit {
  postingId: string;
  before: PostingTerms;
  after: PostingTerms;
}

/** Notes what an edit changed for those who have proposed; the next sweep tells them. */
export async function noteEdit(
  { clock }: Platform,
  trx: Trx,
  { postingId, before, after }: Edit,
): Promise<void> {
  const changes = changedTerms(before, after);
  if (changes.length > 0) await noteChanges(trx, { postingId, changes, at: clock.instant() });
}

/** Tells of what was changed; how many postings it was. */
export async function tellOfChanges(platform: Platform): Promise<number> {
  return inTransaction(platform.db, async (trx) => {
    const now = platform.clock.instant();
    const next = minutesAfter(now, TOLD_EVERY_MINUTES);
    const due = await claimChanges(trx, { now, next, limit: BATCH });
    for (const posting of due)
      if (posting.changes.length > 0) await platform.events.emit(platform, trx, 'posting.changed', posting);
    return due.length;
  });
}
