import { expect, test } from 'vitest';
import { freeCancelText, paymentRule } from './consultation-price.ts';
import { consultationText, termsText } from './price.ts';

const terms = {
  consultationPriceCents: 4_000,
  cancellationHours: 24,
  creditConsultation: true,
  instantBooking: false,
} as const;

test('a client reads when a consultation is paid, until when calling off is free, and that it comes off the work', () => {
  expect(paymentRule(terms)).toBe(
    'You pay by card within 24 hours of agreeing on a time. ' +
      'Call it off at least 24 hours before the start, and you get everything back. ' +
      'If you hire after the consultation, its price is deducted from your first payment for the work.',
  );
  expect(paymentRule({ ...terms, cancellationHours: 2, creditConsultation: false })).toBe(
    'You pay by card within 24 hours of agreeing on a time. ' +
      'Call it off at least 2 hours before the start, and you get everything back.',
  );
  expect(paymentRule({ ...terms, instantBooking: true })).toMatch(
    /^You pay by card within 15 minutes of booking\. /,
  );
  expect(paymentRule({ ...terms, consultationPriceCents: 0 })).toBe('');
});

test('a consultation says its length and what it costs', () => {
  expect(consultationText(30, 0)).toBe('30-minute consultation, free');
  expect(consultationText(45, 4_000)).toBe('45-minute consultation, $40');
  expect(termsText({ pricing: 'HOURLY', consultationMinutes: 30, consultationPriceCents: 500 })).toBe(
    'hourly · 30-minute consultation, $5',
  );
});

test('for a picked time a client reads until when calling off is free', () => {
  const read = (startsAt: string, change = {}) =>
    freeCancelText(
      { ...terms, ...change },
      { startsAt, zone: 'Europe/Berlin', now: '2026-11-23T12:00:00.000Z' },
    );
  expect(read('2026-11-26T13:15:00.000Z')).toBe('free to call off until Wed 14:15');
  expect(read('2026-11-26T13:15:00.000Z', { cancellationHours: 48 })).toBe(
    'free to call off until tomorrow 14:15',
  );
  // Booked within those hours: for an hour, but only until an hour before the start.
  expect(read('2026-11-24T11:00:00.000Z')).toBe(
    'free to call off for an hour after you agree on the time, until tomorrow 11:00 at the latest',
  );
  expect(read('2026-11-23T13:30:00.000Z')).toBe(
    'free to call off for an hour after you agree on the time, until today 13:30 at the latest',
  );
  expect(read('2026-11-23T13:00:00.000Z')).toBe('too soon to call off for free');
  expect(read('2026-11-26T13:15:00.000Z', { consultationPriceCents: 0 })).toBeNull();
});
