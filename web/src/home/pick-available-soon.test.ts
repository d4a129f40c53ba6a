import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import { expect, test } from 'vitest';
import { pickAvailableSoon } from './pick-available-soon.ts';

const zone = 'Europe/Berlin';
// 14:05 in Berlin.
const now = '2026-11-24T13:05:00.000Z';

function person(id: string, discipline: string, ...free: readonly (readonly [from: string, to: string])[]) {
  return {
    id,
    discipline,
    displayName: id,
    avatarUrl: null,
    timeZone: 'UTC',
    headline: id,
    country: null,
    rating: { average: null, count: 0 },
    completedJobs: 0,
    medianResponseMinutes: null,
    attendance: null,
    hourlyRateCents: null,
    nextAvailableAt: free[0]?.[0] ?? null,
    consultationMinutes: 30,
    free: free.map(([from, to]) => ({ from, to })),
  } satisfies ProfessionalCard;
}
const at = (time: string, day = 24) => `2026-11-${day}T${time}:00.000Z`;
const picked = (all: ProfessionalCard[]) =>
  pickAvailableSoon(all, zone, now).map(({ id, nextAvailableAt }) => [id, nextAvailableAt]);

test('a professional free in the reader’s night counts from the morning, and one free only at night comes last', () => {
  const owl = person('owl', 'Law', [at('22:00'), at('09:00', 25)]);
  const lark = person('lark', 'Design', [at('06:30', 25), at('12:00', 25)]);
  const day = person('day', 'Data', [at('15:00'), at('18:00')]);
  const night = person('night', 'Music', [at('22:00'), at('04:00', 25)]);
  expect(picked([night, owl, day, lark])).toEqual([
    ['day', at('15:00')],
    ['owl', at('07:00', 25)],
    ['lark', at('07:30', 25)],
    ['night', at('22:00')],
  ]);
});

test('professionals with the same discipline or minute come after others, and only fill the rest', () => {
  const noon = ['a', 'b', 'c', 'd'].map((id) => person(id, 'Law', [at('15:00'), at('17:00')]));
  const later = person('e', 'Law', [at('15:30'), at('17:00')]);
  const other = person('f', 'Design', [at('16:00'), at('17:00')]);
  expect(picked([...noon, later, other]).map(([id]) => id)).toEqual(['a', 'b', 'c', 'e', 'f']);
});

test('at most five professionals are picked, all with a free time', () => {
  const never = person('never', 'Law');
  const all = Array.from({ length: 9 }, (_, hour) =>
    person(`p${hour}`, `D${hour}`, [at(`${15 + (hour % 5)}:00`), at('20:00')]),
  );
  expect(picked([never])).toEqual([]);
  expect(picked([...all, never])).toHaveLength(5);
});

test('the morning counts only where the consultation can start and fits', () => {
  // On the hour in Kathmandu, which is on the quarter in Berlin: 05:15, and 08:15 as the first of the day.
  const hourly = person('hourly', 'Law', [at('04:15', 25), at('10:15', 25)]);
  // Until 08:15 in Berlin: half an hour from 08:00 doesn't fit.
  const dawn = person('dawn', 'Data', [at('05:00', 25), at('07:15', 25)], [at('13:00', 25), at('15:00', 25)]);
  expect(picked([hourly, dawn])).toEqual([
    ['hourly', at('07:15', 25)],
    ['dawn', at('13:00', 25)],
  ]);
});
