import { expect, test } from 'vitest';
import { id, offer, talkingJob } from '../../../test/fixtures.ts';
import { hireLabel } from '../offer-text.ts';
import { creditFor, toPayFor } from './to-pay.ts';

const credited = talkingJob({
  offer: offer({ amountCents: 90_000 }),
  money: {
    ...talkingJob().money,
    amountCents: 86_000,
    creditCents: 4_000,
    feeCents: 8_600,
    netCents: 77_400,
  },
});

test('what was paid for the consultation comes off the offer that stands, and off a promised one', () => {
  const standing = offer({ amountCents: 90_000 });
  expect(toPayFor(credited, standing)).toBe(86_000);
  expect(hireLabel(credited, standing)).toBe('Hire Ana for $860');
  const promised = offer({ id: id(61), amountCents: 80_000 });
  expect(hireLabel(credited, promised)).toBe('Hire Ana for $760');
});

test('of a cheap offer, the smallest payment is left', () => {
  const cheap = offer({ id: id(61), amountCents: 3_000 });
  expect(creditFor(credited, cheap)).toBe(2_950);
  expect(toPayFor(credited, cheap)).toBe(50);
});
