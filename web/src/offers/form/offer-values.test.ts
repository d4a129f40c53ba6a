import { expect, test } from 'vitest';
import { offer } from '../../../test/fixtures.ts';
import { toPayFor } from '../hire/to-pay.ts';
import { swapped } from './milestone-values.ts';
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

test('milestones come to the price and the days of the whole, in their order', () => {
  const part = (title: string, amountCents: number, estimatedDays: number) => ({
    title,
    amountCents,
    estimatedDays,
  });
  const milestones = [part('Draft', 30_000, 5), part('Launch', 50_000, 60)];
  const cut = { ...valuesOf(null, 4_000), milestones };
  expect(readValues(cut)).toEqual({ amountCents: 80_000, estimatedDays: 65, milestones });
  expect(swapped(milestones, 1).map(({ title }) => title)).toEqual(['Launch', 'Draft']);
  // What the hire pays, with what was paid for a consultation taken off.
  const plan = offer({ amountCents: 80_000, estimatedDays: 65, milestones });
  expect(toPayFor({ offer: plan, money: { amountCents: 30_000, creditCents: 2_000 } }, plan)).toBe(28_000);
});
