import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import { expect, test } from 'vitest';
import { pickMoment } from './pick-moment.ts';

// 14:05 in Berlin, on a Tuesday.
const now = '2026-11-24T13:05:00.000Z';
const pick = (...cards: ProfessionalCard[]) => pickMoment(cards, 'Europe/Berlin', now);

function person(
  id: string,
  {
    from,
    to,
    timeZone = 'America/Bogota',
    face = true,
  }: Record<'from' | 'to', string> & {
    timeZone?: string;
    face?: boolean;
  },
) {
  return {
    id,
    displayName: id,
    avatarUrl: face ? `/${id}` : null,
    timeZone,
    discipline: null,
    headline: '',
    country: null,
    rating: { average: null, count: 0 },
    completedJobs: 0,
    medianResponseMinutes: null,
    attendance: null,
    hourlyRateCents: null,
    nextAvailableAt: from,
    consultationMinutes: 30,
    free: [{ from, to }],
  } satisfies ProfessionalCard;
}

test('the moment begins when the professional is free and the day has begun, and lasts while both hold', () => {
  const early = person('early', { from: '2026-11-25T03:00:00.000Z', to: '2026-11-25T09:00:00.000Z' });
  // Day in Berlin is from 8:00, which is 7:00 UTC.
  expect(pick(early)).toMatchObject({ at: '2026-11-25T07:00:00.000Z', minutes: 120 });
  const late = person('late', { from: '2026-11-24T19:00:00.000Z', to: '2026-11-25T02:00:00.000Z' });
  expect(pick(late)).toMatchObject({ at: '2026-11-24T19:00:00.000Z', minutes: 120 });
});

test('it is the next one, but rather with a face and with another clock', () => {
  const times = (hour: number) => ({
    from: `2026-11-24T${hour}:00:00.000Z`,
    to: `2026-11-24T${hour + 2}:00:00.000Z`,
  });
  const faceless = person('faceless', { ...times(14), face: false });
  const near = person('near', { ...times(15), timeZone: 'Europe/Paris' });
  const [next, later] = [person('next', times(16)), person('later', times(17))];
  expect(pick(faceless, near, later, next)?.professional.id).toBe('next');
  expect(pick(faceless, near)?.professional.id).toBe('near');
});

test('nobody who is free only at night or for minutes', () => {
  const night = person('night', { from: '2026-11-24T23:00:00.000Z', to: '2026-11-25T05:00:00.000Z' });
  const short = person('short', { from: '2026-11-24T15:00:00.000Z', to: '2026-11-24T15:15:00.000Z' });
  expect(pick(night, short)).toBeNull();
});
