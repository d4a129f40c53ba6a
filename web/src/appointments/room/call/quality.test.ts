import { expect, test } from 'vitest';
import type { Quality } from '../media/media.ts';
import { VIDEO_RUNNING, qualityOf, type Sample, nextVideoPause } from './quality.ts';

const fine: Sample = { roundTripMs: 40, lostOut: 0, lostIn: 0.001, outgoingBitsPerSecond: 2_000_000 };

test('a line is as good as the worst of what it does', () => {
  expect(qualityOf(fine)).toBe('good');
  expect(qualityOf({ ...fine, roundTripMs: 300 })).toBe('fair');
  expect(qualityOf({ ...fine, lostIn: 0.05 })).toBe('fair');
  expect(qualityOf({ ...fine, lostOut: 0.2 })).toBe('poor');
  expect(qualityOf({ ...fine, outgoingBitsPerSecond: 60_000 })).toBe('poor');
});

test('what the browser does not tell is not held against the line', () => {
  expect(qualityOf({ roundTripMs: null, lostOut: null, lostIn: null, outgoingBitsPerSecond: null })).toBe(
    'good',
  );
});

const after = (samples: readonly Quality[], from = VIDEO_RUNNING) =>
  samples.reduce((state, quality) => nextVideoPause(state, quality), from);
const times = (count: number, quality: Quality) => Array.from({ length: count }, () => quality);

test('the picture rests after four poor looks in a row, and not after a single one', () => {
  expect(after(times(3, 'poor')).isVideoPaused).toBe(false);
  expect(after([...times(3, 'poor'), 'fair', ...times(3, 'poor')]).isVideoPaused).toBe(false);
  expect(after(times(4, 'poor')).isVideoPaused).toBe(true);
});

test('the picture comes back after six good looks in a row, and not while the line is only fair', () => {
  const suspended = after(times(4, 'poor'));
  expect(after([...times(5, 'good'), 'fair', ...times(5, 'good')], suspended).isVideoPaused).toBe(true);
  expect(after(times(6, 'good'), suspended).isVideoPaused).toBe(false);
});
