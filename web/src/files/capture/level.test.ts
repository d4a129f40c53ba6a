import { expect, test } from 'vitest';
import { levelOf } from './level.ts';

const wave = (loudness: number) =>
  Float32Array.from({ length: 1024 }, (_, index) => loudness * Math.sin(index / 5));

test('the level is empty for silence, between for talking and full for shouting', () => {
  expect(levelOf(wave(0))).toBe(0);
  expect(levelOf(wave(0.0005))).toBe(0);
  expect(levelOf(wave(0.05))).toBeGreaterThan(0.4);
  expect(levelOf(wave(0.05))).toBeLessThan(0.8);
  expect(levelOf(wave(1))).toBe(1);
});
