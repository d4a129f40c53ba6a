import { expect, test } from 'vitest';
import { barsOf, monthText } from './months.ts';

test('a month has its short name', () => {
  expect(monthText('2026-11')).toBe('Nov');
});

test('the chart’s maximum is a round number that no month exceeds', () => {
  const { topCents, bars } = barsOf([
    { month: '2026-10', netCents: 0 },
    { month: '2026-11', netCents: 108_000 },
  ]);
  expect(topCents).toBe(200_000);
  expect(bars.map(({ height }) => height)).toEqual([0, 0.54]);
});

test('a month exactly at a round number fills the chart', () => {
  expect(barsOf([{ month: '2026-11', netCents: 250_000 }]).bars[0]?.height).toBe(1);
});
