import { expect, test } from 'vitest';
import type { Quality } from '../media/media.ts';
import { NOT_SAVING, qualityOf, type Sample, saving } from './quality.ts';

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

const after = (looks: readonly Quality[], from = NOT_SAVING) =>
  looks.reduce((state, quality) => saving(state, quality), from);
const times = (count: number, quality: Quality) => Array.from({ length: count }, () => quality);

test('the picture rests after four poor looks in a row, and not after a single one', () => {
  expect(after(times(3, 'poor')).isSaving).toBe(false);
  expect(after([...times(3, 'poor'), 'fair', ...times(3, 'poor')]).isSaving).toBe(false);
  expect(after(times(4, 'poor')).isSaving).toBe(true);
});

test('the picture comes back after six good looks in a row, and not while the line is only fair', () => {
  const resting = after(times(4, 'poor'));
  expect(after([...times(5, 'good'), 'fair', ...times(5, 'good')], resting).isSaving).toBe(true);
  expect(after(times(6, 'good'), resting).isSaving).toBe(false);
});
