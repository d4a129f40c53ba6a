import { expect, test } from 'vitest';
import { withName } from './product-name.ts';

test('an installation’s name takes the place of the product’s, whatever it contains', () => {
  expect(withName('Parley’s fee, kept by Parley', 'Jo & "Co" $1')).toBe(
    'Jo & "Co" $1’s fee, kept by Jo & "Co" $1',
  );
  // Compiled: text, a value, a plural.
  const compiled = ['Hello from Parley, ', ['name'], ['count', 'plural', { one: 'Parley', other: '#' }]];
  expect(withName(compiled, 'Acme')).toEqual([
    'Hello from Acme, ',
    ['name'],
    ['count', 'plural', { one: 'Acme', other: '#' }],
  ]);
});

test('without a name of its own, a message is the same', () => {
  const message = ['Welcome to Parley'];
  expect(withName(message, 'Parley')).toBe(message);
});
