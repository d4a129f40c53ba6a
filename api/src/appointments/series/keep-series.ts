import { SERIES_MOVES } from '@parley/contract/appointments/series/states.ts';
import { moveFor } from '@parley/contract/moves.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { found } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockExpired, updateSeries } from './queries-series.ts';
import { eventOf } from './series-event.ts';

const BATCH = 50;

/** Nobody answered in time, and nothing was booked. Returns how many. */
export const expireUnansweredSeries = (platform: Platform) =>
  inTransaction(platform.db, async (trx) => {
    const now = platform.clock.instant();
    const due = await lockExpired(trx, now, BATCH);
    const { to: state } = found(moveFor(SERIES_MOVES, 'expire', 'OPEN', ['clock']));
    for (const { clientId, professionalId, title, jobId, ...series } of due) {
      await updateSeries(trx, series.id, { state, answeredAt: now });
      const told = eventOf({ clientId, professionalId, title, jobId }, { ...series, message: null });
      const act = { action: 'expire' as const, by: 'clock' as const, byAdmin: false };
      await platform.events.emit(platform, trx, 'series.moved', { ...told, ...act });
    }
    return due.length;
  });
