import type {
  SeriesPreview,
  SeriesQuestion,
  SeriesQuestionOnBehalf,
} from '@parley/contract/appointments/series/schemas.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { roleOf, sideOf } from '@parley/contract/sides.ts';
import { readOffered } from '../../availability/bookings/several-times.ts';
import { getAnyJob, getJob } from '../../jobs/get-job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { datesOf } from './series-dates.ts';

/** The dates that a series would have, and what else is free on those that can’t be booked. */
export async function previewSeries(
  platform: Platform,
  actor: Actor,
  { id, ...question }: SeriesQuestion & { id: string },
): Promise<SeriesPreview> {
  const job = await getJob(platform, actor, id);
  return preview(platform, job, { ...question, as: roleOf(sideOf({ clientId: job.client.id }, actor.id)) });
}

/** The same for an admin who is about to ask for it on behalf of one side. */
export async function previewSeriesOnBehalf(
  platform: Platform,
  actor: Actor,
  { id, ...question }: SeriesQuestionOnBehalf & { id: string },
): Promise<SeriesPreview> {
  return preview(platform, await getAnyJob(platform, actor, id), question);
}

async function preview(
  platform: Platform,
  { professional, serviceId }: Job,
  { as: offeredBy, minutes, ...rule }: SeriesQuestionOnBehalf,
): Promise<SeriesPreview> {
  const dates = datesOf(rule, platform.clock.instant());
  const times = dates.map(({ startsAt }) => startsAt);
  const offer = { professionalId: professional.id, serviceId, minutes, times, offeredBy };
  const { whyNot, freeWithin } = await readOffered(platform, platform.db, offer);
  return {
    dates: dates.map(({ on, startsAt }) => {
      const refusal = whyNot(startsAt);
      const others = refusal === null ? [] : freeWithin(dayOf(on, rule.timeZone));
      return { on, startsAt, refusal, others: nearest(others, startsAt) };
    }),
  };
}

function dayOf(on: string, timeZone: string) {
  const day = Temporal.PlainDate.from(on);
  const [from, to] = [day, day.add({ days: 1 })].map((each) =>
    new Date(each.toZonedDateTime(timeZone).epochMilliseconds).toISOString(),
  );
  return { from: from ?? '', to: to ?? '' };
}

const MOST_OTHERS = 8;

function nearest(times: readonly string[], wanted: string): string[] {
  const distance = (at: string) => Math.abs(Date.parse(at) - Date.parse(wanted));
  return times
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MOST_OTHERS)
    .toSorted();
}
