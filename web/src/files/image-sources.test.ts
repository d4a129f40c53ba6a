import { expect, test } from 'vitest';
import { sourcesOf } from './image-sources.ts';

test('a large picture has four copies besides itself, a small one itself alone', () => {
  expect(sourcesOf({ url: '/p', width: 2_400 })).toBe(
    '/p?width=128 128w, /p?width=320 320w, /p?width=480 480w, /p?width=960 960w, /p 2400w',
  );
  expect(sourcesOf({ url: '/p', width: 480 })).toBe('/p?width=128 128w, /p?width=320 320w, /p 480w');
  expect(sourcesOf({ url: '/p', width: 100 })).toBe('/p 100w');
});

test('what nobody has measured, or lies in the browser alone, has no copies', () => {
  expect(sourcesOf({ url: '/p', width: null })).toBeUndefined();
  expect(sourcesOf({ url: 'blob:http://parley.test/1', width: 900 })).toBeUndefined();
});
