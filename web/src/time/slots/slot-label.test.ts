import { slotCodes } from '@parley/contract/availability/slot-codes.ts';
import { expect, test } from 'vitest';
import { hoursOf } from '@parley/contract/reader-time.ts';
import { slotLabel } from './slot-label.ts';

const labels = (locale: string) => slotCodes.map((slot) => slotLabel(slot, hoursOf(null, locale)));
const some = (locale: string) => [0, 1, 48, 56, 95, 96].map((place) => labels(locale)[place]);

test.each(['en-US', 'en-CA', 'hi-IN'])('in %s a day is twice twelve hours', (locale) => {
  expect(some(locale)).toEqual(['12:00 AM', '12:15 AM', '12:00 PM', '2:00 PM', '11:45 PM', 'End of Day']);
});

test.each(['en-GB', 'de-DE', 'fr-FR', 'ja-JP'])('in %s a day has twenty-four hours', (locale) => {
  expect(some(locale)).toEqual(['00:00', '00:15', '12:00', '14:00', '23:45', 'End of Day']);
});
