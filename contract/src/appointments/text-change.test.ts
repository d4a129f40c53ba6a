import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, type TextChange } from './text-change.ts';

const apply = (text: string, { at, removed, inserted }: TextChange) =>
  text.slice(0, at) + inserted + text.slice(at + removed);

test.each([
  ['one letter more', 'cat', 'cart', 3, { at: 2, removed: 0, inserted: 'r' }],
  ['the second of two equal letters', 'aa', 'aaa', 2, { at: 1, removed: 0, inserted: 'a' }],
  ['a word replaced', 'red car', 'blue car', 4, { at: 0, removed: 3, inserted: 'blue' }],
  ['a letter taken away', 'hello', 'helo', 3, { at: 3, removed: 1, inserted: '' }],
  ['an emoji for one that shares its first half', '😀', '😁', 2, { at: 0, removed: 2, inserted: '😁' }],
  ['an emoji for one that shares its second half', '😀', '🨀', 2, { at: 0, removed: 2, inserted: '🨀' }],
] as const)('%s is found', (_what, before, after, caret, change) => {
  expect(changeOf(before, after, caret)).toEqual(change);
});

test('equal texts do not differ', () => {
  expect(changeOf('same', 'same')).toBeNull();
});

test('what is found leads from the one text to the other, and halves no character', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀', '😁', '🨀'), maxLength: 12 });
  fc.assert(
    fc.property(text, text, fc.nat(24), (before, after, caret) => {
      const change = changeOf(before, after, Math.min(caret, after.length));
      expect(change ? apply(before, change) : before).toBe(after);
      if (change === null) return;
      const removed = before.slice(change.at, change.at + change.removed);
      expect([change.inserted, removed].every((part) => part.isWellFormed())).toBe(true);
    }),
  );
});
