import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { moveTalk } from './move-negotiation.ts';
import { lockDueTalks, lockOpenTalks, lockTalksOfGone, type Subject } from './queries.ts';

const A_ROUND = 100;

/** Ends the talks whose time has passed, in which nobody moved for too long, or that have lost a side; how many. */
export async function expireDueTalks(platform: Platform): Promise<number> {
  return inTransaction(platform.db, async (trx) => {
    const late = await lockDueTalks(trx, platform.clock.instant(), A_ROUND);
    const due = late.length > 0 ? late : await lockTalksOfGone(trx, A_ROUND);
    for (const talk of due) await moveTalk(platform, trx, talk, { action: 'expire', by: 'clock' });
    return due.length;
  });
}

/** Ends the open talks about a posting or a service that is no more, or with somebody who is gone. */
export async function expireTalksAbout(platform: Platform, trx: Trx, about: Subject): Promise<void> {
  for (const talk of await lockOpenTalks(trx, about)) {
    await moveTalk(platform, trx, talk, { action: 'expire', by: 'clock' });
  }
}
