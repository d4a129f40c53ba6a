import { expect, test } from 'vitest';
import { colorFaults, contrastOf, paletteOf, PRODUCT_COLORS } from './colors.ts';

/* From WCAG's own examples: black on white is 21 to 1, #767676 on white 4.54. */
test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('the product’s own colors can be read', () => {
  expect(colorFaults(PRODUCT_COLORS)).toEqual([]);
});

test.each([
  ['a pale ink', { inkLight: '#8a8fa8' }, 'inkLight', /^Text on the page .* \d\.\d to 1/],
  ['a dark ink on dark pages', { inkDark: '#3a3d52' }, 'inkDark', /Choose a lighter color\.$/],
  [
    'an accent between black and white',
    { accentLight: '#777777' },
    'accentLight',
    /^Text on this color .* 4\.4 to 1/,
  ],
  ['an accent like paper', { accentLight: '#fefefe' }, 'accentLight', /^Times in common/],
])('%s is refused, and it says what can’t be read', (_, change, name, says) => {
  const faults = colorFaults({ ...PRODUCT_COLORS, ...change });
  expect(faults).toContainEqual({ name, says: expect.stringMatching(says) });
  expect(faults.every((fault) => fault.name === name)).toBe(true);
});

test('text on the accent, and in it, can be read for any accent', () => {
  for (const accent of ['#0057ff', '#c2185b', '#2e7d32', '#ffe600', '#6200ee', '#ff5722'])
    for (const scheme of ['light', 'dark'] as const) {
      const palette = paletteOf({ ...PRODUCT_COLORS, accentLight: accent, accentDark: accent }, scheme);
      expect(contrastOf(palette.onTime, palette.time), accent).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(palette.timeInk, palette.timeSoft), accent).toBeGreaterThanOrEqual(4.5);
    }
});
