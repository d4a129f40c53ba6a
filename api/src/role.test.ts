import { expect, test } from 'vitest';
import { OperatorError } from './platform/operator-error.ts';
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
  expect(() => roleOf(['--backgroud'])).toThrow(
    new OperatorError('--backgroud is no flag: use --web, --background or none.'),
  );
});
