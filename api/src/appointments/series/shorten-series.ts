import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { JobRow } from '../../jobs/locked-job.ts';
import type { Trx } from '../../platform/database/db.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveAppointment } from '../move-appointment.ts';
import { lockRow } from '../queries.ts';
import { addCallOff, comingOf } from './queries-series.ts';
import { eventOf } from './series-event.ts';

interface Shortening {
  by: Side;
  byAdmin: boolean;
  /** The first to call off; left out, all that are still to come. */
  fromId?: string;
  message: string | null;
}

/** Calls off one of a series and all later ones, in both calendars. */
export async function shortenSeries(
  platform: Platform,
  trx: Trx,
  { job, series }: { job: JobRow; series: Series },
  { by, byAdmin, fromId, message }: Shortening,
): Promise<void> {
  if (message === null) refuseField('message', /*i18n*/ 'Say why you’re calling it off.');
  const coming = await comingOf(trx, series.id, platform.clock.instant());
  const from = fromId === undefined ? 0 : coming.findIndex(({ id }) => id === fromId);
  const off = from < 0 ? [] : coming.slice(from);
  if (off.length === 0) refuse('already_started');
  const { clientId, professionalId } = job;
  for (const { id } of off) {
    const row = found(await lockRow(trx, id));
    const step = { action: 'cancel' as const, by, byAdmin, message, isWithSeries: true };
    await moveAppointment(platform, trx, { job, row }, step);
  }
  const at = platform.clock.instant();
  await addCallOff(trx, series.id, { at, by, byAdmin, count: off.length, message });
  const called = eventOf(
    job,
    { ...series, message },
    off.map(({ startsAt }) => startsAt),
  );
  const act = { action: 'shorten' as const, by, byAdmin };
  await platform.events.emit(platform, trx, 'series.moved', { ...called, ...act });
  const appointmentIds = off.map(({ id }) => id);
  const booked = { clientId, professionalId, appointmentIds, isOff: true };
  await platform.events.emit(platform, trx, 'series.booked', booked);
}
