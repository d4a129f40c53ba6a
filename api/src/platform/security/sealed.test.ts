import { expect, test } from 'vitest';
import { deriveKeys } from './keys.ts';
import { resealed, seal, unseal } from './sealed.ts';

const OLD = 'the secret that everything was begun with';
const NEW = 'the secret that is put in its place, newer';
const ringOf = (...secrets: [string, ...string[]]) => deriveKeys(secrets).busyCalendar;
const SECRET = 'https://calendar.example.com/private-abc/basic.ics';

test('a sealed secret is read again, also after the next secret has come, until its own has gone', () => {
  const sealed = seal(ringOf(OLD), SECRET, 'calendar 1');
  expect(sealed).not.toContain('example.com');
  expect(unseal(ringOf(OLD), sealed, 'calendar 1')).toBe(SECRET);
  expect(unseal(ringOf(NEW, OLD), sealed, 'calendar 1')).toBe(SECRET);
  expect(unseal(ringOf(NEW), sealed, 'calendar 1')).toBeNull();
});

test('it is sealed anew with the newest key, once', () => {
  const sealed = seal(ringOf(OLD), SECRET, 'calendar 1');
  const anew = resealed(ringOf(NEW, OLD), sealed, 'calendar 1');
  expect(unseal(ringOf(NEW), anew, 'calendar 1')).toBe(SECRET);
  expect(resealed(ringOf(NEW, OLD), anew, 'calendar 1')).toBe(anew);
  expect(resealed(ringOf(NEW), sealed, 'calendar 1')).toBe(sealed);
});

test('it is never sealed the same way twice, and opens nowhere else', () => {
  const sealed = seal(ringOf(OLD), SECRET, 'calendar 1');
  expect(seal(ringOf(OLD), SECRET, 'calendar 1')).not.toBe(sealed);
  expect(unseal(ringOf(OLD), sealed, 'calendar 2')).toBeNull();
  expect(unseal(deriveKeys([OLD]).calendarAddress, sealed, 'calendar 1')).toBeNull();
});

test('one that was tampered with or cut off opens no more', () => {
  const sealed = seal(ringOf(OLD), SECRET, 'calendar 1');
  const changed = sealed.slice(0, -3) + (sealed.endsWith('AAA') ? 'BBB' : 'AAA');
  for (const each of [changed, sealed.slice(0, 30), '', '.', 'x.y'])
    expect(unseal(ringOf(OLD), each, 'calendar 1')).toBeNull();
});
