import { expect, test } from 'vitest';
import { canSnooze, snoozeUntil } from './snooze.ts';

test('tomorrow is the next day on the reader’s own clock, at nine', () => {
  // Monday noon in London: 9 PM in Tokyo, where it is still Monday; 1 AM on Tuesday in Auckland.
  const now = '2026-11-23T12:00:00.000Z';
  expect(snoozeUntil(now, 'Europe/Berlin')).toBe('2026-11-24T08:00:00.000Z');
  expect(snoozeUntil(now, 'Asia/Tokyo')).toBe('2026-11-24T00:00:00.000Z');
  expect(snoozeUntil(now, 'Pacific/Auckland')).toBe('2026-11-24T20:00:00.000Z');
  // The night in which Berlin's clocks are set back.
  expect(snoozeUntil('2026-10-24T12:00:00.000Z', 'Europe/Berlin')).toBe('2026-10-25T08:00:00.000Z');
});

test('what is due before the evening after, or a consultation that begins, can’t be put off', () => {
  const until = '2026-11-24T08:00:00.000Z';
  const may = (kind: string, dueAt: string | null) => canSnooze({ kind, dueAt }, until);
  expect(may('write_review', null)).toBe(true);
  expect(may('accept_work', '2026-11-24T20:00:00.001Z')).toBe(true);
  expect(may('accept_work', '2026-11-24T20:00:00.000Z')).toBe(false);
  expect(may('join_consultation', null)).toBe(false);
});
