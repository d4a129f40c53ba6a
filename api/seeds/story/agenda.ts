import { type Interval } from '@parley/contract/availability/intervals.ts';
import {
  freeIntervals,
  freeStretches,
  type FreeStretch,
  type Hours,
} from '@parley/contract/availability/free-slots.ts';
import { FREE_DAYS } from '../../src/availability/slots/refresh-free-times.ts';
import { daysAfter, minutesAfter } from '../../src/platform/clock.ts';
import { at, type Random } from '../random.ts';

interface Professional {
  id: string;
  hours: Hours;
}

/** Days ahead, the length, and the other side's zone, to prefer daytime for both. */
interface TimeQuery {
  days: readonly [from: number, to: number];
  minutes: number;
  guestZone: string;
}

/** The professionals' hours and bookings. */
export interface Agenda {
  book: (professionalId: string, startsAt: string, minutes: number) => void;
  /** A past time within their hours, some days after an instant. */
  pastTime: (whose: Professional, after: string, minutes: number, random: Random) => string;
  /** A free time these days ahead; at night for the other side only as a last resort. */
  comingTime: (whose: Professional, coming: TimeQuery, random: Random) => string;
  /** The free times of the next two weeks. */
  free: (whose: Professional) => FreeStretch[];
  freeUntil: string;
}

const MAX_TRIES = 60;

export function createAgenda(now: string): Agenda {
  const busy = new Map<string, Interval[]>();
  const open = new Map<Hours, Interval[]>();
  const window = { from: now, to: daysAfter(now, FREE_DAYS) };
  const busyOf = (id: string) => busy.get(id) ?? [];

  function isTaken(id: string, from: string, to: string): boolean {
    return busyOf(id).some((taken) => taken.from < to && from < taken.to);
  }

  function openOf({ hours }: Professional): Interval[] {
    const known = open.get(hours) ?? freeIntervals(hours, [], window);
    open.set(hours, known);
    return known;
  }

  function tried(id: string, minutes: number, propose: () => string | null): string | null {
    for (let left = MAX_TRIES; left > 0; left -= 1) {
      const startsAt = propose();
      if (startsAt && !isTaken(id, startsAt, minutesAfter(startsAt, minutes))) return startsAt;
    }
    return null;
  }

  /** The open intervals between two days ahead. */
  function openWithin(whose: Professional, [from, to]: TimeQuery['days']): Interval[] {
    const [earliest, latest] = [daysAfter(now, from), daysAfter(now, to)];
    const fitting = openOf(whose).filter((each) => each.to > earliest && each.from < latest);
    return fitting.map((each) => ({ ...each, from: each.from > earliest ? each.from : earliest }));
  }

  function comingTime(whose: Professional, coming: TimeQuery, random: Random): string {
    const { days, minutes, guestZone } = coming;
    const fitting = openWithin(whose, days);
    let nights = MAX_TRIES / 2;
    const propose = () => {
      const startsAt = timeWithin(random.pick(fitting), minutes, random);
      return startsAt && (isDay(startsAt, guestZone) || (nights -= 1) < 0) ? startsAt : null;
    };
    const found = fitting.length > 0 ? tried(whose.id, minutes, propose) : null;
    if (found) return found;
    const [from, to] = days;
    if (to >= FREE_DAYS) throw new Error(`no coming time of ${minutes} minutes is left for ${whose.id}`);
    // A weekend or a leave: try a day later.
    return comingTime(whose, { ...coming, days: [from, to + 1] }, random);
  }

  return {
    book: (id, startsAt, minutes) => {
      busy.set(id, [...busyOf(id), { from: startsAt, to: minutesAfter(startsAt, minutes) }]);
    },
    pastTime: ({ id, hours }, after, minutes, random) => {
      let day = 0;
      const startsAt = tried(id, minutes, () =>
        timeOnDay(hours, daysAfter(after, (day += 1)), minutes, random),
      );
      if (!startsAt) throw new Error(`no past time of ${minutes} minutes is left for ${id}`);
      return startsAt;
    },
    comingTime,
    free: (whose) => {
      // Those of this week count for its limit, past ones too.
      const taken = busyOf(whose.id).filter(({ to }) => to > daysAfter(now, -8));
      const consultations = taken.map((each) => ({ ...each, isConsultation: true }));
      return freeStretches(whose.hours, consultations, window);
    },
    freeUntil: window.to,
  };
}

/** At a half hour of their hours on that local day; null on a day off. */
function timeOnDay(hours: Hours, day: string, minutes: number, random: Random): string | null {
  const date = Temporal.Instant.from(day).toZonedDateTimeISO(hours.timeZone).toPlainDate();
  const rules = hours.rules.filter(
    ({ weekday, from, to }) => weekday === date.dayOfWeek && to - from >= minutes,
  );
  if (rules.length === 0) return null;
  const { from, to } = random.pick(rules);
  const start = from + 30 * random.whole(0, Math.floor((to - from - minutes) / 30));
  const local = date.toPlainDateTime().add({ minutes: start });
  return new Date(local.toZonedDateTime(hours.timeZone).epochMilliseconds).toISOString();
}

const QUARTER_MS = 15 * 60_000;

function timeWithin({ from, to }: Interval, minutes: number, random: Random): string | null {
  const first = Math.ceil(Date.parse(from) / QUARTER_MS);
  const last = Math.floor((Date.parse(to) - minutes * 60_000) / QUARTER_MS);
  return last < first ? null : new Date(random.whole(first, last) * QUARTER_MS).toISOString();
}

function isDay(instant: string, zone: string): boolean {
  const { hour } = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  return hour >= 8 && hour < 22;
}

/** The next quarter hour at least this many minutes ahead. */
export function quarterAfter(now: string, minutes: number): string {
  return new Date(Math.ceil(Date.parse(minutesAfter(now, minutes)) / QUARTER_MS) * QUARTER_MS).toISOString();
}

/** Random instants between two others, in order. */
export function instantsBetween(from: string, to: string, count: number, random: Random): string[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const shares = Array.from({ length: count }, (_, index) => (index + random.next()) / count);
  return shares.map((share) =>
    new Date(Math.round((start + share * (end - start)) / 1000) * 1000).toISOString(),
  );
}

export function instantBetween(from: string, to: string, random: Random): string {
  return at(instantsBetween(from, to, 1, random), 0);
}
