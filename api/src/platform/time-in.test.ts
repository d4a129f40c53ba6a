import { expect, test } from 'vitest';
import { asReader } from './language/language.ts';
import { spanIn, timeOf, timesOf } from './time-in.ts';

const as = <T>(hours: 12 | 24, work: () => T) => asReader({ language: 'en', hours }, work);

test('a consultation across the end of summer time doesn’t end before it begins', () => {
  const span = { startsAt: '2026-11-01T05:30:00.000Z', endsAt: '2026-11-01T06:15:00.000Z' };
  const clockIn = (zone: string) => spanIn(zone, span).clock;
  expect(as(24, () => clockIn('America/New_York'))).toBe('01:30 UTC−4 – 01:15 UTC−5');
  expect(as(12, () => clockIn('America/New_York'))).toBe('1:30 AM UTC−4 – 1:15 AM UTC−5');
  expect(as(24, () => clockIn('Europe/Berlin'))).toBe('06:30–07:15');
});

test('which of two equal times it is stands behind each of them', () => {
  const at = '2026-11-01T06:30:00.000Z';
  expect(as(24, () => timeOf('America/New_York', at))).toBe('Sun 1 Nov 01:30 UTC−5 (New York)');
  expect(as(24, () => timesOf('Europe/Berlin', 'America/New_York', at))).toBe(
    'Sun 1 Nov 07:30 (Berlin; 01:30 UTC−5 in New York)',
  );
  expect(as(24, () => timeOf('America/New_York', '2026-11-01T07:30:00.000Z'))).toBe(
    'Sun 1 Nov 02:30 (New York)',
  );
});
