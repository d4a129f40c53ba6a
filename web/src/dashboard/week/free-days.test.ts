import { expect, test } from 'vitest';
import { freeDays } from './free-days.ts';

const quarters = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(from) + index * 900_000).toISOString());

test('free quarter hours are grouped into ranges on the viewer’s own days', () => {
  const slots = [
    ...quarters('2026-11-24T14:00:00Z', 8),
    ...quarters('2026-11-24T17:30:00Z', 2),
    ...quarters('2026-11-25T22:00:00Z', 8),
  ];
  const starts = { slots, stepMinutes: 15 };
  const days = freeDays(starts, 'Europe/Berlin', '2026-11-24T23:30:00Z');
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual({ date: '2026-11-25', ranges: ['23:00–24:00'] });
  expect(days[1]).toEqual({ date: '2026-11-26', ranges: ['00:00–01:00'] });
  expect(freeDays(starts, 'America/New_York', '2026-11-24T12:00:00Z').slice(0, 3)).toEqual([
    { date: '2026-11-24', ranges: ['09:00–11:00', '12:30–13:00'] },
    { date: '2026-11-25', ranges: ['17:00–19:00'] },
    { date: '2026-11-26', ranges: [] },
  ]);
});

test('when clocks go back, a range continues through the repeated hour', () => {
  const slots = quarters('2026-10-24T23:00:00Z', 12);
  const [day] = freeDays({ slots, stepMinutes: 15 }, 'Europe/Berlin', '2026-10-24T22:30:00Z');
  expect(day?.ranges).toEqual(['01:00–03:00']);
});

test('where consultations start on the half hour or the hour, a range is still one', () => {
  const free = ['09:00', '10:00', '11:00', '14:00'].map((time) => `2026-11-25T${time}:00.000Z`);
  const [day] = freeDays({ slots: free, stepMinutes: 60 }, 'Europe/Berlin', '2026-11-25T08:00:00Z');
  expect(day?.ranges).toEqual(['10:00–13:00', '15:00–16:00']);
  const half = ['09:00', '09:30', '10:00', '11:00'].map((time) => `2026-11-25T${time}:00.000Z`);
  const [other] = freeDays({ slots: half, stepMinutes: 30 }, 'Europe/Berlin', '2026-11-25T08:00:00Z');
  expect(other?.ranges).toEqual(['10:00–11:30', '12:00–12:30']);
});
