import { expect, test } from 'vitest';
import { addLanguages, asReader } from './language/language.ts';
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

test('a time is in the reader’s language, with its order of day and month', () => {
  const messages = {
    'Mon, Tue, Wed, Thu, Fri, Sat, Sun': 'Mo, Di, Mi, Do, Fr, Sa, So',
    'Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec':
      'Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember',
    '{weekday} {date} {month}': '{weekday}, {date}. {month}',
    '{day} {time}': '{day}, {time} Uhr',
    '{time} ({city}; {otherTime} in {otherCity})': '{time} ({city}; in {otherCity} {otherTime})',
  };
  addLanguages(new Map([['de', { messages, json: '', address: '' }]]));
  const inGerman = (zone: string, other: string | null) =>
    asReader({ language: 'de', hours: 24 }, () => timesOf(zone, other, '2027-03-01T23:30:00.000Z'));
  expect(inGerman('Europe/Berlin', null)).toBe('Di, 2. März, 00:30 Uhr (Berlin)');
  expect(inGerman('Europe/Berlin', 'America/Bogota')).toBe(
    'Di, 2. März, 00:30 Uhr (Berlin; in Bogotá Mo, 1. März, 18:30 Uhr)',
  );
  expect(inGerman('Europe/Berlin', 'Europe/Athens')).toBe('Di, 2. März, 00:30 Uhr (Berlin; in Athens 01:30)');
});
