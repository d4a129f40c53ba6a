import type { SeriesPreview, SeriesQuestion } from '@parley/contract/appointments/series/schemas.ts';
import { roleOf, sideOf } from '@parley/contract/sides.ts';
import { readOffered } from '../../availability/bookings/several-times.ts';
import { getJob } from '../../jobs/get-job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { datesOf } from './series-dates.ts';

/** The dates that a series would have, and what else is free on those that can’t be booked. */
export async function previewSeries(
  platform: Platform,
  actor: Actor,
  { id, minutes, ...rule }: SeriesQuestion & { id: string },
): Promise<SeriesPreview> {
  const job = await getJob(platform, actor, id);
  const dates = datesOf(rule, platform.clock.instant());
  const { whyNot, freeWithin } = await readOffered(platform, platform.db, {
    professionalId: job.professional.id,
    serviceId: job.serviceId,
    minutes,
    times: dates.map(({ startsAt }) => startsAt),
    offeredBy: roleOf(sideOf({ clientId: job.client.id }, actor.id)),
  });
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
