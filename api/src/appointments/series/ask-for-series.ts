import { whyNotAsk } from '@parley/contract/appointments/series/rules.ts';
import type { NewSeries, Series } from '@parley/contract/appointments/series/schemas.ts';
import { MAX_SUGGESTIONS } from '@parley/contract/limits.ts';
import { roleOf, type Side } from '@parley/contract/sides.ts';
import { readOffered } from '../../availability/bookings/several-times.ts';
import { lockForSide } from '../../jobs/lock-for-side.ts';
import type { JobRow } from '../../jobs/locked-job.ts';
import { isoInstant } from '../../platform/clock.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { found, refuse, refuseIf } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { requestExpiry } from '../deadlines.ts';
import { countSeries, insertSeries, seriesById } from './queries-series.ts';
import { datesOf, refuseDates, withChanges } from './series-dates.ts';
import { eventOf, startsOf } from './series-event.ts';

/** Asks for a series of consultations; nothing is booked before the other side accepts. */
export async function askForSeries(
  platform: Platform,
  actor: Actor,
  { id: jobId, ...input }: NewSeries & { id: string },
): Promise<Series> {
  return inTransaction(platform.db, async (trx) => {
    const { job, side } = await lockForSide(trx, jobId, actor);
    return ask(platform, trx, job, { ...input, by: side, byAdmin: false });
  });
}

interface Wanted extends NewSeries {
  by: Side;
  byAdmin: boolean;
}

/** The same for either side of a locked job. */
export async function ask(platform: Platform, trx: Trx, job: JobRow, wanted: Wanted): Promise<Series> {
  const now = platform.clock.instant();
  const { by, byAdmin, rhythm, minutes, timeZone, message = null } = wanted;
  const { live, asked } = await countSeries(trx, { jobId: job.id, by, now });
  refuseIf(whyNotAsk({ status: job.status, liveSeries: live }));
  // Each is a mail to the other side.
  if (!byAdmin && asked >= MAX_SUGGESTIONS) refuse('too_many_suggestions');
  const dates = await offeredDates(platform, trx, job, wanted);
  const [firstAt = now] = startsOf(dates);
  const expiresAt = requestExpiry(now, { agreed: null, offered: firstAt });
  const id = newId();
  await insertSeries(trx, {
    id,
    jobId: job.id,
    by,
    recipientId: by === 'client' ? job.professionalId : job.clientId,
    state: 'OPEN',
    rhythm,
    minutes,
    timeZone,
    message,
    askedByAdmin: byAdmin,
    expiresAt,
    dates: JSON.stringify(dates),
    createdAt: now,
  });
  const series = found(await seriesById(trx, id));
  const event = { ...eventOf(job, series), action: 'ask' as const, by, byAdmin };
  await platform.events.emit(platform, trx, 'series.moved', event);
  return series;
}

/** The wanted dates, all of which can be offered. */
async function offeredDates(
  platform: Platform,
  trx: Trx,
  { professionalId, serviceId }: JobRow,
  { by, minutes, changes, startsAt, ...rule }: Wanted,
): Promise<Series['dates']> {
  const now = platform.clock.instant();
  const all = datesOf({ ...rule, startsAt: isoInstant(startsAt) }, now);
  const dates = withChanges(all, { changes, minutes }, now);
  const offer = { professionalId, serviceId, minutes, times: startsOf(dates), offeredBy: roleOf(by) };
  const { whyNot } = await readOffered(platform, trx, offer);
  refuseDates(dates, whyNot);
  return dates;
}
