import { daysAfter, hoursAfter } from '../../../src/platform/clock.ts';
import type { Turn } from '../act.ts';

/** Full and half hours within the hours of the professionals (9:00 to 18:00, five hours behind UTC). */
const HOURS = [14, 15, 20];

/** A time to offer: mostly one that can be booked, and few enough that several want the same. */
export function someTime({ random, now }: Pick<Turn, 'random' | 'now'>): {
  startsAt: string;
  minutes: number;
} {
  const minutes = random.pick([15, 30, 30, 60]);
  if (random.chance(0.03)) return { startsAt: hoursAfter(now, random.whole(-20, 3)), minutes };
  const day = daysAfter(now, random.pick([0, 1, 1, 2, 2, 3, 4, 7, 14])).slice(0, 10);
  const hour = random.pick(HOURS);
  const startsAt = `${day}T${hour}:${random.pick(['00', '30'])}:00.000Z`;
  return {
    startsAt: startsAt > hoursAfter(now, 2) ? weekday(startsAt) : weekday(daysAfter(startsAt, 1)),
    minutes,
  };
}

/** A time, now and then with one or two others to choose from. */
export function someTimes(turn: Pick<Turn, 'random' | 'now'>) {
  const first = someTime(turn);
  const further = turn.random.chance(0.3)
    ? [someTime(turn), someTime(turn)].map(({ startsAt }) => startsAt)
    : [];
  const alternatives = [...new Set(further)].filter((each) => each !== first.startsAt);
  return { ...first, ...(alternatives.length > 0 && { alternatives }) };
}

/** This time or, from a weekend, on Monday. */
function weekday(instant: string): string {
  const day = new Date(instant).getUTCDay();
  return daysAfter(instant, day === 6 ? 2 : day === 0 ? 1 : 0);
}

export const cents = ({ random }: Pick<Turn, 'random'>) =>
  random.pick([50, 51, 999, 12_345, 120_000, 99_999_999, random.whole(50, 500_000)]);

export const isPast = (instant: string | null, now: string) =>
  instant !== null && Date.parse(instant) <= Date.parse(now);
export const isComing = (instant: string | null, now: string) =>
  instant !== null && Date.parse(instant) > Date.parse(now);
