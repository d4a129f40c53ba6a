import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedTimes } from './closed-times.ts';
import { bookableSlots, whyNotBookable, type SlotQuery } from './free-slots.ts';

const QUARTER = 15 * 60_000;
const NOW = Date.parse('2026-10-22T09:07:00.000Z');
const iso = (at: number) => new Date(at).toISOString();
const quarterFrom = (index: number) => Math.ceil(NOW / QUARTER) * QUARTER + index * QUARTER;

const anyRules = fc.array(
  fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    from: fc.integer({ min: 0, max: 60 }),
    length: fc.integer({ min: 1, max: 35 }),
  }),
  { minLength: 1, maxLength: 8 },
);
const anyBusy = fc.array(
  fc.record({
    at: fc.integer({ min: -20, max: 500 }),
    length: fc.integer({ min: 1, max: 12 }),
    isConsultation: fc.boolean(),
  }),
  { maxLength: 12 },
);
const anyWorking = fc.record({
  bufferBeforeMinutes: fc.constantFrom(0, 15, 40),
  bufferAfterMinutes: fc.constantFrom(0, 10, 30),
  maxPerDay: fc.constantFrom(null, 1, 2),
  maxPerWeek: fc.constantFrom(null, 1, 3),
  bookingDays: fc.constantFrom(1, 3, 365),
  startStepMinutes: fc.constantFrom(15 as const, 30 as const, 60 as const),
});
const anyQuery = fc
  .record({
    // Clocks change in the window, in the two first.
    timeZone: fc.constantFrom('Europe/Berlin', 'Africa/Cairo', 'America/Bogota', 'Asia/Kathmandu'),
    rules: anyRules,
    busy: anyBusy,
    working: fc.option(anyWorking, { nil: undefined }),
    noticeMinutes: fc.constantFrom(0, 120, 2_880),
    minutes: fc.constantFrom(15, 30, 90),
    heldUntil: fc
      .constantFrom(undefined, 40, 250)
      .map((at) => (at === undefined ? at : iso(quarterFrom(at)))),
  })
  .map(({ timeZone, rules, busy, working, ...rest }): SlotQuery => ({
    ...rest,
    now: iso(NOW),
    hours: {
      timeZone,
      rules: rules.map(({ weekday, from, length }) => ({
        weekday,
        from: from * 15,
        to: (from + length) * 15,
      })),
      dates: [],
      ...(working && { working }),
    },
    busy: busy.map(({ at, length, isConsultation }) => ({
      from: iso(quarterFrom(at)),
      to: iso(quarterFrom(at + length)),
      isConsultation,
    })),
  }));

test('each quarter hour is either bookable or closed, for the reason that a booking would be refused with', () => {
  const holds = fc.property(anyQuery, fc.integer({ min: -30, max: 500 }), (query, first) => {
    const window = { from: iso(quarterFrom(first)), to: iso(quarterFrom(first + 60)) };
    const bookable = new Set(bookableSlots({ ...query, ...window }));
    const closed = closedTimes({ ...query, ...window });
    for (let index = first; index < first + 60; index += 1) {
      const startsAt = iso(quarterFrom(index));
      const stretches = closed.filter(({ from, to }) => from <= startsAt && startsAt < to);
      expect([startsAt, ...stretches.map(({ reason }) => reason)]).toEqual([
        startsAt,
        ...(bookable.has(startsAt) ? [] : [whyNotBookable({ ...query, startsAt })]),
      ]);
    }
  });
  fc.assert(holds, { numRuns: 120 });
});

test('stretches are in order, and neighbors have different reasons', () => {
  const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 600, to: 720 }));
  const closed = closedTimes({
    hours: { timeZone: 'UTC', rules, dates: [] },
    busy: [{ from: '2026-10-23T11:00:00.000Z', to: '2026-10-23T11:30:00.000Z' }],
    noticeMinutes: 120,
    now: '2026-10-22T09:00:00.000Z',
    minutes: 30,
    from: '2026-10-22T08:00:00.000Z',
    to: '2026-10-23T13:00:00.000Z',
  });
  expect(closed.map(({ from, to, reason }) => [from.slice(8, 16), to.slice(8, 16), reason])).toEqual([
    ['22T08:00', '22T09:00', 'past'],
    ['22T09:00', '22T11:00', 'too_soon'],
    ['22T11:45', '23T10:00', 'outside_hours'],
    ['23T10:45', '23T11:30', 'taken'],
    ['23T11:45', '23T13:00', 'outside_hours'],
  ]);
});
