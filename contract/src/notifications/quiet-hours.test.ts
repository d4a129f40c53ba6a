import { describe, expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const night = { from: 22 * 60, to: 8 * 60 };
const noon = { from: 12 * 60, to: 13 * 60 };

describe('quiet hours', () => {
  test.each([
    ['2026-01-14T20:59:59.999Z', null],
    ['2026-01-14T21:00:00.000Z', '2026-01-15T07:00:00.000Z'],
    ['2026-01-14T23:30:00.000Z', '2026-01-15T07:00:00.000Z'],
    ['2026-01-15T06:59:59.999Z', '2026-01-15T07:00:00.000Z'],
    ['2026-01-15T07:00:00.000Z', null],
  ])('in Berlin from 22 to 8, at %s they end at %s', (at, end) => {
    expect(quietUntil(at, night, 'Europe/Berlin')).toBe(end);
  });

  test('that lie within a day are over the same day', () => {
    expect(quietUntil('2026-01-14T17:30:00.000Z', noon, 'America/New_York')).toBe('2026-01-14T18:00:00.000Z');
    expect(quietUntil('2026-01-14T18:00:00.000Z', noon, 'America/New_York')).toBe(null);
  });

  // Berlin's clocks go from 02:00 to 03:00 on 29 March 2026 at 01:00 UTC, and from 03:00 to 02:00 on 25 October, too.
  test('are an hour shorter or longer in the nights when the clocks change', () => {
    expect(quietUntil('2026-03-28T22:00:00.000Z', night, 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z');
    expect(quietUntil('2026-10-24T21:00:00.000Z', night, 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z');
  });

  test('that end in an hour that is skipped end when the clocks are set', () => {
    const early = { from: 22 * 60, to: 2 * 60 + 30 };
    expect(quietUntil('2026-03-29T00:59:00.000Z', early, 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
    expect(quietUntil('2026-03-29T01:00:00.000Z', early, 'Europe/Berlin')).toBe(null);
  });

  test('that begin or end in an hour that is repeated last from its first to its second time', () => {
    const early = { from: 22 * 60, to: 2 * 60 + 30 };
    expect(quietUntil('2026-10-25T00:45:00.000Z', early, 'Europe/Berlin')).toBe('2026-10-25T01:30:00.000Z');
    const late = { from: 2 * 60 + 30, to: 8 * 60 };
    expect(quietUntil('2026-10-25T01:15:00.000Z', late, 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z');
    expect(quietUntil('2026-10-25T00:15:00.000Z', late, 'Europe/Berlin')).toBe(null);
  });

  // Samoa had no 30 December 2011: after the 29th, at 10:00 UTC, came the 31st.
  test('go on where the day on which they end is skipped', () => {
    expect(quietUntil('2011-12-30T09:00:00.000Z', night, 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
    expect(quietUntil('2011-12-30T10:00:00.000Z', night, 'Pacific/Apia')).toBe('2011-12-30T18:00:00.000Z');
  });
});
