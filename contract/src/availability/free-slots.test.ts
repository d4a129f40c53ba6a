import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { overlap } from './intervals.ts';
import { bookableSlots, freeIntervals, whyNotBookable } from './free-slots.ts';
import type { OpenHours, Interval } from './intervals.ts';
import type { Hours, SlotQuery } from './free-slots.ts';

const ZONES =
  `UTC America/New_York America/Los_Angeles America/Bogota America/St_Johns America/Havana America/Santiago
  America/Nuuk America/Sao_Paulo Atlantic/Azores Europe/London Europe/Berlin Europe/Kyiv Africa/Casablanca
  Africa/Cairo Africa/Lagos Antarctica/Troll Asia/Beirut Asia/Gaza Asia/Tehran Asia/Kolkata Asia/Kathmandu
  Asia/Tokyo Australia/Adelaide Australia/Lord_Howe Australia/Eucla Pacific/Auckland Pacific/Chatham
  Pacific/Apia`.split(/\s+/);
const QUARTER = 15 * 60_000;
const DAY = 96 * QUARTER;
const FROM = Date.UTC(2025, 0, 1);
const TO = Date.UTC(2031, 0, 1);
const WEEK = [1, 2, 3, 4, 5, 6, 7];
const NEW_YORK = 'America/New_York';
fc.configureGlobal({ numRuns: 200 });

describe('against a walk over every quarter of an hour', () => {
  test.each(ZONES)('free time is what the clocks of %s say, around every change 2025-2030', (zone) => {
    for (const midnight of changeDays(zone)) {
      const window = interval(midnight - DAY, midnight + 2 * DAY);
      const closed = { date: wallAt(midnight + 2 * DAY, zone).date, slots: [slot(600, 660)] };
      for (const slots of WEEKLY) {
        const hours = { timeZone: zone, rules: everyDay(slots), dates: [closed] };
        expect(freeIntervals(hours, [], window)).toEqual(walk(hours, window));
      }
    }
  });

  test.each(ZONES)(
    'rules that begin and end at any quarter near a change are what the clocks of %s say',
    (zone) => {
      for (const midnight of changeDays(zone).filter((day) => day < FROM + 2 * 365 * DAY)) {
        const window = interval(midnight - DAY / 2, midnight + 1.5 * DAY);
        for (const rule of rulesNear(changeAt(midnight, zone), zone)) {
          const hours = { timeZone: zone, rules: everyDay([rule]), dates: [] };
          expect([rule, freeIntervals(hours, [], window)]).toEqual([rule, walk(hours, window)]);
        }
      }
    },
  );

  test('so it is for any hours, any zone and any window', () => {
    const holds = fc.property(anyHours(), anyStretch(5 * 1440), (hours, window) => {
      expect(freeIntervals(hours, [], window)).toEqual(walk(hours, window));
    });
    fc.assert(holds);
  });
});

describe('free stretches across a change of clocks', () => {
  const free = (date: string, from: number, to: number) => {
    const hours = { timeZone: NEW_YORK, rules: everyDay([slot(from, to)]), dates: [] };
    return freeIntervals(hours, [], between(`${date}T05:00`, `${date}T12:00`));
  };

  test('a rule over the skipped hour is an hour shorter', () => {
    expect(free('2026-03-08', 60, 240)).toEqual([between('2026-03-08T06:00', '2026-03-08T08:00')]);
  });

  test('a bound inside the skipped hour moves to the change', () => {
    expect(free('2026-03-08', 150, 240)).toEqual([between('2026-03-08T07:00', '2026-03-08T08:00')]);
    expect(free('2026-03-08', 60, 150)).toEqual([between('2026-03-08T06:00', '2026-03-08T07:00')]);
    expect(free('2026-03-08', 120, 180)).toEqual([]);
  });

  test('a rule over the repeated hour has it twice', () => {
    expect(free('2026-11-01', 60, 120)).toEqual([between('2026-11-01T05:00', '2026-11-01T07:00')]);
  });

  test('a rule that begins or ends inside the repeated hour is open whenever clocks show its hours, and not between', () => {
    expect(free('2026-11-01', 90, 180)).toEqual([
      between('2026-11-01T05:30', '2026-11-01T06:00'),
      between('2026-11-01T06:30', '2026-11-01T08:00'),
    ]);
    expect(free('2026-11-01', 60, 90)).toEqual([
      between('2026-11-01T05:00', '2026-11-01T05:30'),
      between('2026-11-01T06:00', '2026-11-01T06:30'),
    ]);
  });

  test('a day that ends where the repeated hour begins does not take that hour', () => {
    const dates = [{ date: '2026-11-01', slots: [] }];
    const hours = { timeZone: 'America/Havana', rules: everyDay([slot(1200, 1440)]), dates };
    const window = between('2026-10-31T12:00', '2026-11-01T12:00');
    expect(freeIntervals(hours, [], window)).toEqual([between('2026-11-01T00:00', '2026-11-01T04:00')]);
  });

  test('a clock set back across midnight shows yesterday again, and yesterday’s hours with it', () => {
    const open = (weekday: number, from: number, to: number, window: Interval) =>
      freeIntervals({ timeZone: 'America/Goose_Bay', rules: [{ weekday, from, to }], dates: [] }, [], window);
    const saturday = open(6, 1410, 1425, between('2010-11-07T02:00', '2010-11-07T04:00'));
    expect(saturday).toEqual([
      between('2010-11-07T02:30', '2010-11-07T02:45'),
      between('2010-11-07T03:30', '2010-11-07T03:45'),
    ]);
    const sunday = open(7, 0, 60, between('2010-11-07T02:00', '2010-11-07T06:00'));
    expect(sunday).toEqual([
      between('2010-11-07T03:00', '2010-11-07T03:01'),
      between('2010-11-07T04:00', '2010-11-07T05:00'),
    ]);
  });

  test('a calendar day that was skipped is no free time', () => {
    const hours = { timeZone: 'Pacific/Apia', rules: everyDay([slot(0, 1440)]), dates: [] };
    const without = { ...hours, dates: ['2011-12-29', '2011-12-31'].map((date) => ({ date, slots: [] })) };
    const window = between('2011-12-30T00:00', '2011-12-31T00:00');
    expect(freeIntervals(hours, [], window)).toEqual([window]);
    expect(freeIntervals(without, [], window)).toEqual([]);
  });
});

describe('bookable slots', () => {
  const hours: Hours = {
    timeZone: 'Europe/Berlin',
    rules: everyDay([slot(540, 720), slot(720, 1020)]),
    dates: [
      { date: '2026-06-17', slots: [] },
      { date: '2026-06-18', slots: [slot(0, 60)] },
    ],
  };
  const appointment = between('2026-06-16T09:00', '2026-06-16T09:30');
  const now = '2026-06-15T08:07:00.000Z';
  const query = { hours, busy: [appointment], noticeMinutes: 120, now, minutes: 30 };
  const offered = (from: string, to: string) =>
    bookableSlots({ ...query, ...between(from, to) }).map((at) => at.slice(11, 16));
  const why = (startsAt: string) => whyNotBookable({ ...query, startsAt });

  test('begin on the grid once the notice is over, and end with the hours', () => {
    const times = offered('2026-06-15T00:00', '2026-06-16T00:00');
    expect([times[0], times.at(-1), times.length]).toEqual(['10:15', '14:30', 18]);
  });

  test('the window holds its own beginning and not its end', () => {
    expect(offered('2026-06-16T07:00', '2026-06-16T07:30')).toEqual(['07:00', '07:15']);
  });

  test('an appointment takes what overlaps it and leaves what touches it', () => {
    expect(offered('2026-06-16T08:15', '2026-06-16T09:45')).toEqual(['08:15', '08:30', '09:30']);
  });

  test('the answer says why a time cannot be booked', () => {
    expect(why('2026-06-15T08:00:00.000Z')).toBe('past');
    expect(why(now)).toBe('off_grid');
    expect(why('2026-06-15T10:10:00.000Z')).toBe('off_grid');
    expect(why('2026-06-16T10:00:00.001Z')).toBe('off_grid');
    expect(why('2026-06-15T10:00:00.000Z')).toBe('too_soon');
    expect(why('2026-06-15T14:45:00.000Z')).toBe('outside_hours');
    expect(why('2026-06-17T10:00:00.000Z')).toBe('outside_hours');
    expect(why('2026-06-18T10:00:00.000Z')).toBe('outside_hours');
    expect(why('2026-06-16T09:15:00.000Z')).toBe('taken');
    expect(why('2026-06-15T10:15:00.000Z')).toBe(null);
    expect(why('2026-06-17T22:30:00.000Z')).toBe(null);
  });

  test('a consultation may begin this very moment when no notice is asked', () => {
    const moment = '2026-06-15T09:00:00.000Z';
    expect(whyNotBookable({ ...query, now: moment, noticeMinutes: 0, startsAt: moment })).toBe(null);
  });

  test('a consultation whose payment can’t be held until then is not offered', () => {
    const heldUntil = '2026-06-16T10:00:00.000Z';
    const window = between('2026-06-16T09:00', '2026-06-16T12:00');
    const times = bookableSlots({ ...query, heldUntil, ...window }).map((at) => at.slice(11, 16));
    expect(times).toEqual(['09:30', '09:45']);
    expect(whyNotBookable({ ...query, heldUntil, startsAt: heldUntil })).toBe('beyond_hold');
    expect(whyNotBookable({ ...query, heldUntil, startsAt: '2026-06-16T09:45:00.000Z' })).toBe(null);
  });

  test('of a repeated hour both are offered', () => {
    const night = { timeZone: NEW_YORK, rules: everyDay([slot(60, 120)]), dates: [] };
    const window = between('2026-11-01T00:00', '2026-11-02T00:00');
    const anyTime = { busy: [], noticeMinutes: 0, now: window.from, minutes: 60 };
    const times = bookableSlots({ hours: night, ...anyTime, ...window }).map((at) => at.slice(11, 16));
    expect(times).toEqual(['05:00', '05:15', '05:30', '05:45', '06:00']);
  });

  test('instants without a zone are refused rather than read as the machine’s own', () => {
    expect(() => why('2026-06-16T10:00:00')).toThrow(RangeError);
  });
});

describe('whatever the hours, the appointments and the notice', () => {
  const anyQuestion = () =>
    fc.record({
      hours: anyHours(),
      busy: anyBusy(),
      noticeMinutes: fc.integer({ min: 0, max: 7 * 1440 }),
      now: anyMoment().map(isoAt),
      minutes: fc.integer({ min: 1, max: 8 }).map((quarters) => quarters * 15),
      heldUntil: fc.option(anyMoment().map(isoAt), { nil: undefined }),
    });
  const windowOf = ({ now }: SlotQuery) => interval(Date.parse(now) - DAY / 4, Date.parse(now) + 9 * DAY);

  test('a slot is offered exactly when there is nothing against it', () => {
    const holds = fc.property(anyQuestion(), fc.integer({ min: 0, max: 900 }), (q, quarter) => {
      const offered = new Set(bookableSlots({ ...q, ...windowOf(q) }));
      for (let at = onGrid(Date.parse(q.now)) + quarter * QUARTER, n = 0; n < 20; at += QUARTER, n += 1) {
        const startsAt = new Date(at).toISOString();
        if (startsAt >= windowOf(q).to) return;
        expect(whyNotBookable({ ...q, startsAt }) === null).toBe(offered.has(startsAt));
      }
    });
    fc.assert(holds);
  });

  test('slots are what the walk leaves: in order, never twice, on the grid, after the notice, clear of appointments', () => {
    const holds = fc.property(anyQuestion(), (q) => {
      const window = windowOf(q);
      const open = walk(q.hours, { from: window.from, to: isoAt(Date.parse(window.to) + DAY) });
      const length = q.minutes * 60_000;
      const expected: string[] = [];
      for (let at = onGrid(Date.parse(window.from)); at < Date.parse(window.to); at += QUARTER) {
        const negotiation = interval(at, at + length);
        const inside = open.some(({ from, to }) => from <= negotiation.from && negotiation.to <= to);
        const clear = q.busy.every(
          ({ from, to }) => from === to || negotiation.to <= from || to <= negotiation.from,
        );
        const noticed = at >= Date.parse(q.now) + q.noticeMinutes * 60_000;
        const isHeld = q.heldUntil === undefined || at < Date.parse(q.heldUntil);
        if (inside && clear && noticed && isHeld) expected.push(isoAt(at));
      }
      expect(bookableSlots({ ...q, ...window })).toEqual(expected);
    });
    fc.assert(holds);
  });

  test('free stretches are sorted, apart from each other, inside the window and clear of appointments', () => {
    const holds = fc.property(anyHours(), anyBusy(), anyStretch(5 * 1440), (hours, busy, window) => {
      const open = freeIntervals(hours, [], window);
      const free = freeIntervals(hours, busy, window);
      expect(free.every(({ from, to }) => from < to && window.from <= from && to <= window.to)).toBe(true);
      expect(free.slice(1).every(({ from }, index) => (free[index]?.to ?? from) < from)).toBe(true);
      expect(overlap(free, busy)).toEqual([]);
      expect(overlap([...free, ...overlap(busy, open)], [window])).toEqual(open);
    });
    fc.assert(holds);
  });
});

test('what two have in common does not depend on their order or on how they are cut up', () => {
  const whole = [between('2026-01-01T00:00', '2026-01-01T10:00')];
  const cut = [
    between('2026-01-01T08:00', '2026-01-01T12:00'),
    between('2026-01-01T06:00', '2026-01-01T08:00'),
    between('2026-01-01T06:30', '2026-01-01T07:00'),
  ];
  const both = [between('2026-01-01T06:00', '2026-01-01T10:00')];
  expect(overlap(whole, cut)).toEqual(both);
  expect(overlap(cut, whole)).toEqual(both);
});

describe('the work for a page of professionals', () => {
  const rules = everyDay([slot(540, 720), slot(780, 1080)]);
  const readings = vi.spyOn(Temporal.PlainDateTime.prototype, 'toZonedDateTime');
  const ask = (timeZone: string, days: number) => {
    const noons = Array.from({ length: days }, (_, n) => FROM + n * DAY + DAY / 2);
    const busy = noons.map((noon) => interval(noon, noon + QUARTER));
    const query = { hours: { timeZone, rules, dates: [] }, busy, noticeMinutes: 120, now: isoAt(FROM) };
    readings.mockClear();
    const slots = bookableSlots({ ...query, minutes: 30, ...interval(FROM, FROM + days * DAY) });
    return { offered: slots.length, readings: readings.mock.calls.length };
  };

  test.each([15, 400])('over %d days is four readings of a clock for each rule of a day', (days) => {
    const { offered, readings: made } = ask('Europe/Berlin', days);
    expect(offered).toBeGreaterThan(days * 20);
    // One more day at both ends, and around each clock change.
    expect(made).toBeLessThanOrEqual((days + 4) * 2 * 4);
  });
});

// Kinds of rules in turn: whole days, office hours, night hours around clock changes, and adjacent ones.
const WEEKLY = [
  [slot(0, 1440)],
  [slot(540, 720), slot(780, 1080)],
  [slot(0, 60), slot(120, 180), slot(1380, 1440)],
  [slot(60, 120)],
  [slot(75, 105)],
  [slot(105, 135)],
  [slot(150, 165), slot(165, 225)],
  [slot(15, 30), slot(1395, 1425)],
];

/**
 * The same question answered independently: Intl gives the local time of each quarter hour, which is open exactly
 * when a rule of that date contains it.
 */
function walk(hours: Hours, window: Interval): Interval[] {
  const open = new Set<number>();
  const [first, last] = [onGrid(Date.parse(window.from)) - DAY, onGrid(Date.parse(window.to)) + DAY];
  for (let at = first; at < last; at += QUARTER) if (isOpen(hours, at)) open.add(at);
  return runs(open, Date.parse(window.from), Date.parse(window.to));
}

function isOpen(hours: Hours, at: number): boolean {
  const wall = wallAt(at, hours.timeZone);
  const override = hours.dates.find(({ date }) => date === wall.date);
  const slots = override?.slots ?? hours.rules.filter(({ weekday }) => weekday === wall.weekday);
  return slots.some(({ from, to }) => from <= wall.minutes && wall.minutes < to);
}

/** Every rule of a day whose bounds lie within an hour and a half of what clocks show at this instant and just before. */
function rulesNear(at: number, zone: string): OpenHours[] {
  const shown = [wallAt(at - QUARTER, zone).minutes + 15, wallAt(at, zone).minutes];
  const bounds = Array.from({ length: 97 }, (_, quarter) => quarter * 15).filter((minutes) =>
    shown.some((near) => Math.abs(minutes - near) <= 90),
  );
  return bounds.flatMap((from) => bounds.filter((to) => from < to).map((to) => slot(from, to)));
}

/** The first quarter of an hour after the change of clocks on this day. */
function changeAt(midnight: number, zone: string): number {
  let at = midnight;
  while (at < midnight + DAY && offsetAt(at, zone) === offsetAt(at + QUARTER, zone)) at += QUARTER;
  return at + QUARTER;
}

function runs(open: Set<number>, from: number, to: number): Interval[] {
  const found: { from: number; to: number }[] = [];
  for (const at of [...open].toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last?.to === at) last.to = at + QUARTER;
    else found.push({ from: at, to: at + QUARTER });
  }
  const clipped = found.map((run) => interval(Math.max(run.from, from), Math.min(run.to, to)));
  return clipped.filter((run) => run.from < run.to);
}

const formats = new Map<string, Intl.DateTimeFormat>();

const walls = new Map<string, { date: string; weekday: number; minutes: number }>();

function wallAt(at: number, timeZone: string) {
  const known = walls.get(`${timeZone} ${at}`);
  if (known) return known;
  const wall = readClock(at, timeZone);
  walls.set(`${timeZone} ${at}`, wall);
  return wall;
}

function readClock(at: number, timeZone: string) {
  const swedish = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', swedish);
  formats.set(timeZone, format);
  const [date = '', time = ''] = format.format(at).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { date, weekday: new Date(date).getUTCDay() || 7, minutes: hour * 60 + minute };
}

function offsetAt(at: number, zone: string): number {
  const { date, minutes } = wallAt(at, zone);
  return Date.parse(date) + minutes * 60_000 - at;
}

function changeDays(zone: string): number[] {
  const offset = (at: number) => offsetAt(at, zone);
  const days = Array.from({ length: (TO - FROM) / DAY }, (_, n) => FROM + n * DAY);
  const changes = days.filter((day) => offset(day) !== offset(day + DAY));
  return changes.length > 0 ? changes : [FROM, FROM + 200 * DAY];
}

function anyHours(): fc.Arbitrary<Hours> {
  const quarters = fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }));
  const anySlot = quarters.map(([from, length]) => slot(from * 15, Math.min(96, from + length) * 15));
  const rule = fc.tuple(fc.constantFrom(...WEEK), anySlot).map(([weekday, hours]) => ({ weekday, ...hours }));
  const date = anyMoment().map((at) => isoAt(at).slice(0, 10));
  const override = fc.record({ date, slots: fc.array(anySlot, { maxLength: 3 }) });
  return fc.record({
    timeZone: fc.constantFrom(...ZONES),
    rules: fc.array(rule, { maxLength: 14 }),
    dates: fc.uniqueArray(override, { maxLength: 5, selector: ({ date: on }) => on }),
  });
}

function anyBusy(): fc.Arbitrary<Interval[]> {
  return fc.array(anyStretch(600), { maxLength: 12 });
}

function anyStretch(most: number): fc.Arbitrary<Interval> {
  const bounds = fc.tuple(anyMoment(), fc.integer({ min: 0, max: most }));
  return bounds.map(([at, minutes]) => interval(at, at + minutes * 60_000));
}

// Random dates lie in the weeks of clock changes, where the difficult cases are.
const SEASONS = ['2026-03-04', '2026-03-25', '2026-04-01', '2026-10-01', '2026-10-21', '2026-10-28'];

function anyMoment(): fc.Arbitrary<number> {
  const moments = fc.tuple(fc.constantFrom(...SEASONS), fc.integer({ min: 0, max: 7 * 1440 }));
  return moments.map(([season, minutes]) => Date.parse(season) + minutes * 60_000);
}

function everyDay(slots: OpenHours[]) {
  return WEEK.flatMap((weekday) => slots.map((slot) => ({ weekday, ...slot })));
}

function slot(from: number, to: number): OpenHours {
  return { from, to };
}

function between(from: string, to: string): Interval {
  return { from: `${from}:00.000Z`, to: `${to}:00.000Z` };
}

function onGrid(at: number): number {
  return Math.ceil(at / QUARTER) * QUARTER;
}

function isoAt(at: number): string {
  return new Date(at).toISOString();
}

function interval(from: number, to: number): Interval {
  return { from: isoAt(from), to: isoAt(to) };
}
