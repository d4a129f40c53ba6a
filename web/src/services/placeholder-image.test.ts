import { expect, test } from 'vitest';
import { placeholderBars } from './placeholder-image.ts';

test('every bar crosses the common range and stays inside the image', () => {
  for (const seed of ['a', '01a1c5b2-2bcb-7000-8000-000000000035', 'contract review']) {
    const { bars, meeting } = placeholderBars(seed);
    for (const { x, width } of bars) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(meeting.x);
      expect(x + width).toBeGreaterThanOrEqual(meeting.x + meeting.width);
      expect(x + width).toBeLessThanOrEqual(240);
    }
  }
});

test('the placeholder is stable per service, and differs between services', () => {
  expect(placeholderBars('a')).toEqual(placeholderBars('a'));
  expect(placeholderBars('a')).not.toEqual(placeholderBars('b'));
});
