import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test('after login only our own paths are followed', () => {
  expect(localPath('/job/1/chat?a=b#c')).toBe('/job/1/chat?a=b#c');
  const elsewhere = ['//evil.test', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)', '', null];
  expect(elsewhere.map(localPath)).toEqual(elsewhere.map(() => null));
});

test('a path that parses as another host’s URL is not followed', () => {
  const folded = [
    '/..//evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    '/%2e%2e//evil.test',
    '/\t//evil.test',
  ];
  expect(folded.map(localPath)).toEqual(folded.map(() => null));
});

test('whatever the input, the redirect after login stays on this host', () => {
  const origin = 'https://parley.example';
  const parts = [
    '/',
    '\\',
    '..',
    '.',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\r',
    ' ',
    '@',
    ':',
    '?',
    '#',
    ';',
  ];
  const words = ['evil.test', 'https:', 'javascript:', 'job', '\0', '\u2028', '／', '。', '[', ']'];
  const redirects = fc
    .array(fc.oneof(fc.constantFrom(...parts), fc.constantFrom(...words), fc.string({ maxLength: 3 })), {
      maxLength: 12,
    })
    .map((pieces) => `/${pieces.join('')}`);
  fc.assert(
    fc.property(redirects, (next) => {
      const path = localPath(next);
      if (path === null) return;
      expect(new URL(path, origin).origin).toBe(origin);
      expect(path).not.toMatch(/^[/\\]{2}/);
    }),
    { numRuns: 5_000 },
  );
});
