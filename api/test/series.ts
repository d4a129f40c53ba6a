import type { NewSeries, Series } from '@parley/contract/appointments/series/schemas.ts';
import type { SeriesState } from '@parley/contract/appointments/series/states.ts';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { otherSide, type Side } from '@parley/contract/sides.ts';
import { found } from '../src/platform/http/refuse.ts';
import { comingTime } from './consultations.ts';
import type { HiredJob } from './hiring.ts';
import type { World } from './world.ts';

type Wanted = Partial<NewSeries> & { startsAt: string };
type Answer = 'accept' | 'decline' | 'withdraw' | 'shorten';

/** Four half hours, one a week on Berlin's clock, unless said otherwise. */
export const ask = (hired: HiredJob, by: Side, { startsAt, ...wanted }: Wanted) => {
  const end = wanted.untilOn === undefined ? { count: 4 } : {};
  const usual = { timeZone: 'Europe/Berlin', rhythm: 'WEEKLY', minutes: 30 } as const;
  return hired[by].call('POST /api/job/:id/series', {
    params: { id: hired.jobId },
    body: { startsAt, ...usual, ...end, ...wanted },
  });
};

export const respond = (
  hired: HiredJob,
  by: Side,
  seriesId: string,
  action: Answer,
  extra: { fromId?: string; message?: string } = {},
) =>
  hired[by].call('POST /api/job/:id/series/response', {
    params: { id: hired.jobId },
    body: { seriesId, action, ...extra },
  });

/** A time that is free four weeks in a row, on Berlin’s clock. */
export async function freeTime(hired: HiredJob): Promise<string> {
  const rule = { timeZone: 'Europe/Berlin', rhythm: 'WEEKLY', count: 4, minutes: 30 } as const;
  for (;;) {
    const query = { ...rule, startsAt: hired.nextTime() };
    const params = { id: hired.jobId };
    const { dates } = await hired.client.ok('GET /api/job/:id/series/preview', { params, query });
    if (dates.every(({ refusal }) => refusal === null)) return query.startsAt;
  }
}

export const seriesIn = async (hired: HiredJob, id: string): Promise<Series> =>
  found(
    (await hired.client.ok('GET /api/job/:id/series', { params: { id: hired.jobId } })).find(
      (each) => each.id === id,
    ),
  );

/** The job’s consultations of a series, the earliest first. */
export async function bookedOf(hired: HiredJob, id: string): Promise<Appointment[]> {
  const { appointments } = await hired.client.ok('GET /api/job/:id', { params: { id: hired.jobId } });
  return appointments
    .filter(({ seriesId }) => seriesId === id)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}

/** A series of a paid job, brought to a state. */
export async function seriesInState(
  world: World,
  hired: HiredJob,
  by: Side,
  state: SeriesState,
): Promise<Series> {
  const { data } = await ask(hired, by, { startsAt: comingTime(world, hired) });
  const ways: Record<SeriesState, () => Promise<unknown>> = {
    OPEN: async () => {},
    ACCEPTED: () => respond(hired, otherSide(by), data.id, 'accept'),
    DECLINED: () => respond(hired, otherSide(by), data.id, 'decline'),
    WITHDRAWN: () => respond(hired, by, data.id, 'withdraw'),
    EXPIRED: () => world.advance({ days: 6 }),
    VOID: () => hired.professional.ok('POST /api/job/:id/cancel', { params: { id: hired.jobId }, body: {} }),
  };
  await ways[state]();
  const series = await seriesIn(hired, data.id);
  if (series.state !== state) throw new Error(`the series is ${series.state}, not ${state}`);
  return series;
}
