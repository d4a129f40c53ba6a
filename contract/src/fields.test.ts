import { expect, test } from 'vitest';
import { seenText } from './fields.ts';

test.each([
  '\u200B\u200B\u200B',
  '\u2060 \uFEFF \u200D',
  '\u3164\u3164\u3164',
  '\u2800\u2800\u2800',
  '\u202E\u202C\u00AD',
])('what nobody can see counts as empty (%j)', (typed) => {
  const { success, error } = seenText(1, 120).safeParse(typed);
  expect([success, error?.issues.map(({ message }) => message)]).toEqual([false, ['This is needed.']]);
});

test.each(['नमस्ते', '👩‍👩‍👧', 'علی‌رضا', '👍️', '…', '日本'])(
  'letters and pictures of any script can be seen (%s)',
  (typed) => {
    expect(seenText(1, 120).parse(` ${typed} `)).toBe(typed);
  },
);

test('what is empty is refused in one sentence, and taken where it may be empty', () => {
  expect(
    seenText(1, 9)
      .safeParse('  ')
      .error?.issues.map(({ message }) => message),
  ).toEqual(['This is needed.']);
  expect(seenText(0, 9).parse('  ')).toBe('');
});
