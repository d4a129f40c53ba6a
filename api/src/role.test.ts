import { expect, test } from 'vitest';
import { roleOf } from './role.ts';

test.each([
  [[], 'ALL'],
  [['--web'], 'WEB'],
  [['--background'], 'BACKGROUND'],
  [['--web', '--background'], 'ALL'],
] as const)('%j is %s', (flags, role) => {
  expect(roleOf(flags)).toBe(role);
});

test('a flag that nobody knows is refused, not ignored', () => {
  expect(() => roleOf(['--backgroud'])).toThrow('--backgroud is no flag');
});
