import { expect, test } from 'vitest';
import { cardOf, EMPTY, readValues } from './posting-values.ts';

const now = '2026-11-24T12:00:00.000Z';
const me = {
  id: 'james',
  email: 'james@parley.test',
  firstName: 'James',
  lastName: 'Brandt',
  displayName: 'James Brandt',
  role: 'CLIENT' as const,
  timeZone: 'Europe/Berlin',
  avatarUrl: null,
  createdAt: now,
  clockHours: 24 as const,
  language: 'en',
  bouncedAt: null,
  rating: { average: 4.8, count: 18 },
};

test('a start date that is not chosen is null', () => {
  expect(readValues(EMPTY).startBy).toBeNull();
  expect(readValues({ ...EMPTY, startBy: '2026-12-15' }).startBy).toBe('2026-12-15');
});

test('the preview of a new posting is open, new and without proposals', () => {
  const card = cardOf({ ...EMPTY, title: 'Terms for our new API' }, now, { me });
  expect(card).toMatchObject({ title: 'Terms for our new API', status: 'OPEN', proposalCount: 0 });
  expect(card.client.displayName).toBe('James Brandt');
});

test('the preview of a new posting shows its client’s rating', () => {
  expect(cardOf(EMPTY, now, { me }).client.rating).toEqual({ average: 4.8, count: 18 });
});

test('while only one end of the budget is entered, the preview shows that one', () => {
  const low = cardOf({ ...EMPTY, budgetMinCents: 80_000 }, now, { me });
  expect([low.budgetMinCents, low.budgetMaxCents]).toEqual([80_000, 80_000]);
  const high = cardOf({ ...EMPTY, budgetMaxCents: 120_000 }, now, { me });
  expect([high.budgetMinCents, high.budgetMaxCents]).toEqual([120_000, 120_000]);
});
