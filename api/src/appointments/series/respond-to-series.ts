import { moveOf, whyNot } from '@parley/contract/appointments/series/rules.ts';
import type { Series, SeriesResponse } from '@parley/contract/appointments/series/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { lockForSide } from '../../jobs/lock-for-side.ts';
import type { JobRow } from '../../jobs/locked-job.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import { allowed, found } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { bookSeries } from './book-series.ts';
import { lockSeries, seriesById, updateSeries } from './queries-series.ts';
import { eventOf } from './series-event.ts';
import { shortenSeries } from './shorten-series.ts';

/** Accepts, declines, withdraws or shortens a series of one’s own job. */
export async function respondToSeries(
  platform: Platform,
  actor: Actor,
  { id: jobId, ...response }: SeriesResponse & { id: string },
): Promise<Series> {
  return inTransaction(platform.db, async (trx) => {
    const { job, side } = await lockForSide(trx, jobId, actor);
    return respondAs(platform, trx, job, { ...response, by: side, byAdmin: false });
  });
}

interface Response extends SeriesResponse {
  by: Side;
  byAdmin: boolean;
}

/** The same for either side of a locked job. */
export async function respondAs(
  platform: Platform,
  trx: Trx,
  job: JobRow,
  { seriesId, action, by, byAdmin, fromId, ...words }: Response,
): Promise<Series> {
  const message = words.message ?? null;
  const now = platform.clock.instant();
  const series = found(await lockSeries(trx, job.id, seriesId));
  const { to: state } = allowed(
    moveOf(series, action, by, now),
    whyNot(series, action, { by, now, job: { status: job.status } }),
  );
  const act = { by, byAdmin, message };
  if (action === 'shorten') await shortenSeries(platform, trx, { job, series }, { ...act, fromId });
  else {
    await updateSeries(trx, seriesId, { state, answeredAt: now, answer: message, answeredByAdmin: byAdmin });
    if (action === 'accept') await bookSeries(platform, trx, { job, series, by });
    const event = { ...eventOf(job, series), action, ...act };
    await platform.events.emit(platform, trx, 'series.moved', event);
  }
  return found(await seriesById(trx, seriesId));
}
