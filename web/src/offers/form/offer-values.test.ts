import { expect, test } from 'vitest';
import { offer } from '../../../test/fixtures.ts';
import { readValues, valuesOf } from './offer-values.ts';

test('an hourly service begins with its rate, and the price follows the hours', () => {
  const values = valuesOf(null, 4_000);
  expect(values).toMatchObject({ pricing: 'HOURLY', hours: null, rateCents: 4_000 });
  expect(readValues(values)).toMatchObject({ amountCents: null, hours: null });
  const filled = { ...values, hours: 12, estimatedDays: 6 };
  expect(readValues(filled)).toEqual({ amountCents: 48_000, hours: 12, rateCents: 4_000, estimatedDays: 6 });
});

test('a fixed price says nothing of hours, also where an offer by the hour was before', () => {
  expect(valuesOf(offer(), 4_000).pricing).toBe('FIXED');
  const before = valuesOf(offer({ hours: 12, rateCents: 4_000, amountCents: 48_000 }));
  expect(before.pricing).toBe('HOURLY');
  const fixed = readValues({ ...before, pricing: 'FIXED', amountCents: 45_000 });
  expect(fixed).toEqual({ amountCents: 45_000, estimatedDays: 10 });
});
