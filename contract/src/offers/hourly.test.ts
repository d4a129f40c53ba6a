import { expect, test } from 'vitest';
import { NewOffer } from './schemas.ts';

const offered = (price: object) => NewOffer.safeParse({ estimatedDays: 6, ...price }).success;

test('a price by the hour is its hours times the rate, to the cent', () => {
  // 12 × 40.00 = 480.00; 7.25 × 33.33 = 241.6425; 0.5 × 1.01 = 0.505.
  expect(offered({ amountCents: 48_000, hours: 12, rateCents: 4_000 })).toBe(true);
  expect(offered({ amountCents: 24_164, hours: 7.25, rateCents: 3_333 })).toBe(true);
  expect(offered({ amountCents: 51, hours: 0.5, rateCents: 101 })).toBe(true);
  expect(offered({ amountCents: 48_001, hours: 12, rateCents: 4_000 })).toBe(false);
  expect(offered({ amountCents: 24_165, hours: 7.25, rateCents: 3_333 })).toBe(false);
});

test('hours come in quarters, at most a thousand, and never without their rate', () => {
  expect(offered({ amountCents: 48_000 })).toBe(true);
  expect(offered({ amountCents: 48_000, hours: 12 })).toBe(false);
  expect(offered({ amountCents: 48_000, rateCents: 4_000 })).toBe(false);
  expect(offered({ amountCents: 40_000, hours: 0.1, rateCents: 400_000 })).toBe(false);
  expect(offered({ amountCents: 100_100, hours: 1_001, rateCents: 100 })).toBe(false);
  expect(offered({ amountCents: 100_000, hours: 1_000, rateCents: 100 })).toBe(true);
  expect(offered({ amountCents: -48_000, hours: -12, rateCents: 4_000 })).toBe(false);
});
