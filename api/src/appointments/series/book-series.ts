import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import { roleOf, type Side } from '@parley/contract/sides.ts';
import { bookTimes } from '../../availability/bookings/book-without-overlap.ts';
import { whyNotAgreedEach } from '../../availability/bookings/several-times.ts';
import type { JobRow } from '../../jobs/locked-job.ts';
import { minutesAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { agreedDeadlines } from '../deadlines.ts';
import { hasFirst } from '../queries.ts';
import { insertAppointments } from './queries-series.ts';
import { refuseDates } from './series-dates.ts';
import { startsOf } from './series-event.ts';

interface Agreed {
  job: JobRow;
  series: Series;
  /** Who accepts it. */
  by: Side;
}

/** Books all consultations of a series, or refuses with the dates that can’t be booked any more. */
export async function bookSeries(platform: Platform, trx: Trx, { job, series, by }: Agreed): Promise<void> {
  const { id: jobId, clientId, professionalId, serviceId } = job;
  const { minutes, dates } = series;
  const times = startsOf(dates);
  const offeredAt = by === 'client' ? series.at : null;
  const against = await whyNotAgreedEach(trx, { professionalId, serviceId, minutes, times, offeredAt });
  refuseDates(dates, (startsAt) => against[times.indexOf(startsAt)] ?? null);
  const agreedAt = platform.clock.instant();
  const isFirst = !(await hasFirst(trx, jobId));
  const parties = { jobId, clientId, professionalId, seriesId: series.id, askedBy: roleOf(series.by) };
  const common = { ...parties, status: 'ACCEPTED' as const, createdAt: agreedAt, agreedAt };
  const rows = times.map((startsAt, index) => ({
    ...common,
    id: newId(),
    startsAt,
    endsAt: minutesAfter(startsAt, minutes),
    isFirst: isFirst && index === 0,
    ...agreedDeadlines(agreedAt, startsAt),
  }));
  await insertAppointments(trx, rows);
  const bookings = rows.map(({ id: appointmentId, startsAt, endsAt }) => {
    return { appointmentId, professionalId, startsAt, endsAt };
  });
  await bookTimes(platform, trx, professionalId, bookings);
  const booked = { clientId, professionalId, appointmentIds: rows.map(({ id }) => id), isOff: false };
  await platform.events.emit(platform, trx, 'series.booked', booked);
}
