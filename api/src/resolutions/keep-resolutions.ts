import { RESOLUTION_MOVES } from '@parley/contract/resolutions/states.ts';
import { moveFor } from '@parley/contract/moves.ts';
import { inTransaction } from '../platform/database/db.ts';
import { found } from '../platform/http/refuse.ts';
import type { Platform } from '../platform/platform.ts';
import { lockDue, updateResolution } from './queries.ts';

const BATCH = 50;

/** Suggestions that nobody answered are gone, and nothing has changed: silence moves no money. Returns how many. */
export const expireUnanswered = (platform: Platform) =>
  inTransaction(platform.db, async (trx) => {
    const now = platform.clock.instant();
    const due = await lockDue(trx, 'expiresAt', now, BATCH);
    const { to: state } = found(moveFor(RESOLUTION_MOVES, 'expire', 'OPEN', ['clock']));
    for (const { id, ...event } of due) {
      await updateResolution(trx, id, { state, answeredAt: now, remindAt: null });
      await platform.events.emit(platform, trx, 'resolution.expired', event);
    }
    return due.length;
  });

/** Returns how many. */
export const remindToAnswer = (platform: Platform) =>
  inTransaction(platform.db, async (trx) => {
    const due = await lockDue(trx, 'remindAt', platform.clock.instant(), BATCH);
    for (const { id, ...event } of due) {
      await updateResolution(trx, id, { remindAt: null });
      await platform.events.emit(platform, trx, 'resolution.reminder', event);
    }
    return due.length;
  });
