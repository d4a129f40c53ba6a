import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GROUNDS, PRODUCT_COLORS } from '@parley/contract/admin/settings/colors.ts';
import { describe, expect, test } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const SCHEMES = ['light', 'dark'] as const;

/** A token's color in each scheme. */
function colors(token: string) {
  const [, light = '', dark = ''] =
    new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(css) ?? [];
  return { light, dark };
}

/** The contrast ratio of two colors by WCAG 2. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// The reader is drawn above, free times are below: at the end of a day both meet at a corner.
const NEIGHBORS = [
  ['night', 'day'],
  ['night', 'you'],
  ['night', 'free'],
  ['night', 'both'],
  ['day', 'you'],
  ['day', 'free'],
  ['day', 'both'],
  ['you', 'free'],
  ['you', 'both'],
  ['free', 'both'],
] as const;

describe.each(SCHEMES)('an opened day in the %s scheme', (scheme) => {
  test.each(NEIGHBORS)('tells %s from %s', (one, other) => {
    expect(contrast(colors(`band-${one}`)[scheme], colors(`band-${other}`)[scheme])).toBeGreaterThanOrEqual(
      1.5,
    );
  });
});

test.each(SCHEMES)(
  'in the %s scheme the picker’s night differs from its day, and its words can be read',
  (scheme) => {
    const [day, night] = ['slot-day', 'slot-night'].map((token) => colors(token)[scheme]);
    expect(contrast(day ?? '', night ?? '')).toBeGreaterThanOrEqual(1.5);
    for (const ground of [day, night])
      for (const text of ['ink', 'ink-2'])
        expect(contrast(colors(text)[scheme], ground ?? ''), `${text} on ${ground}`).toBeGreaterThanOrEqual(
          4.5,
        );
  },
);

test.each(SCHEMES)('in the %s scheme text can be read on all that pages are made of', (scheme) => {
  for (const text of ['ink', 'ink-2', 'ink-3', 'time-ink', 'good', 'bad', 'info'])
    for (const ground of ['paper', 'sheet', 'well'])
      expect(
        contrast(colors(text)[scheme], colors(ground)[scheme]),
        `${text} on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5);
});

/* An installation's own colors are judged on these grounds, which no code of a page knows. */
test.each(SCHEMES)('in the %s scheme the contract knows what colors are seen on', (scheme) => {
  const { paper, sheet, well, slotNight, night, day, free } = GROUNDS[scheme];
  const tokens = { paper, sheet, well, 'slot-night': slotNight };
  const bands = { 'band-night': night, 'band-day': day, 'band-free': free };
  for (const [token, color] of Object.entries({ ...tokens, ...bands }))
    expect(colors(token)[scheme], token).toBe(color);
});

test('the contract knows the product’s own colors', () => {
  const { inkLight, inkDark, accentLight, accentDark } = PRODUCT_COLORS;
  expect(colors('ink')).toEqual({ light: inkLight, dark: inkDark });
  expect(colors('time')).toEqual({ light: accentLight, dark: accentDark });
});
