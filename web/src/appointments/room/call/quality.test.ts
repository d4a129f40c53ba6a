import { expect, test } from 'vitest';
import type { Quality } from '../media/media.ts';
import { VIDEO_RUNNING, qualityOf, type Sample, nextVideoPause } from './quality.ts';

const fine: Sample = { roundTripMs: 40, lostOut: 0, lostIn: 0.001, outgoingBitsPerSecond: 2_000_000 };

test('a connection is as good as its worst figure', () => {
  expect(qualityOf(fine)).toBe('good');
  expect(qualityOf({ ...fine, roundTripMs: 300 })).toBe('fair');
  expect(qualityOf({ ...fine, lostIn: 0.05 })).toBe('fair');
  expect(qualityOf({ ...fine, lostOut: 0.2 })).toBe('poor');
  expect(qualityOf({ ...fine, outgoingBitsPerSecond: 60_000 })).toBe('poor');
});

test('figures that the browser does not report are ignored', () => {
  expect(qualityOf({ roundTripMs: null, lostOut: null, lostIn: null, outgoingBitsPerSecond: null })).toBe(
    'good',
  );
});

const after = (samples: readonly Quality[], from = VIDEO_RUNNING) =>
  samples.reduce((state, quality) => nextVideoPause(state, quality), from);
const times = (count: number, quality: Quality) => Array.from({ length: count }, () => quality);

test('the video pauses after four poor samples in a row, and not after one', () => {
  expect(after(times(3, 'poor')).isVideoPaused).toBe(false);
  expect(after([...times(3, 'poor'), 'fair', ...times(3, 'poor')]).isVideoPaused).toBe(false);
  expect(after(times(4, 'poor')).isVideoPaused).toBe(true);
});

test('the video resumes after six good samples in a row, and not while the connection is only fair', () => {
  const suspended = after(times(4, 'poor'));
  expect(after([...times(5, 'good'), 'fair', ...times(5, 'good')], suspended).isVideoPaused).toBe(true);
  expect(after(times(6, 'good'), suspended).isVideoPaused).toBe(false);
});
