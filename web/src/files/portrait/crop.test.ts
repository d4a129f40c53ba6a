import { expect, test } from 'vitest';
import { MIDDLE, moved, squareOf, within } from './crop.ts';

const LANDSCAPE = { width: 3000, height: 2000 };

test('at first the largest square in the middle is kept', () => {
  expect(squareOf(LANDSCAPE, MIDDLE)).toEqual({ left: 500, top: 0, side: 2000 });
});

test('dragging to the right by a quarter of the frame shows what is further left', () => {
  expect(squareOf(LANDSCAPE, moved(LANDSCAPE, MIDDLE, 0.25, 0))).toEqual({ left: 0, top: 0, side: 2000 });
});

test('the square never leaves the picture, however far it is dragged', () => {
  expect(squareOf(LANDSCAPE, moved(LANDSCAPE, MIDDLE, -9, -9))).toEqual({ left: 1000, top: 0, side: 2000 });
  const close = within(LANDSCAPE, { x: 0, y: 0, zoom: 2 });
  expect(squareOf(LANDSCAPE, close)).toEqual({ left: 0, top: 0, side: 1000 });
});

test('zooming out again moves the square back into the picture', () => {
  const corner = within(LANDSCAPE, { x: 1, y: 1, zoom: 4 });
  expect(squareOf(LANDSCAPE, within(LANDSCAPE, { ...corner, zoom: 1 }))).toEqual({
    left: 1000,
    top: 0,
    side: 2000,
  });
  expect(within(LANDSCAPE, { ...MIDDLE, zoom: 9 }).zoom).toBe(4);
});
