import { expect, test } from 'vitest';
import { readSizes } from './sizes.ts';

test('a world’s sizes are asked for by name, and what is left out follows from its professionals', () => {
  expect(readSizes(['--professionals', '100'])).toEqual({
    professionals: 100,
    services: 200,
    closed: 0,
    messages: 1000,
  });
  expect(readSizes('--professionals 10 --services 30 --closed 5 --messages 0'.split(' '))).toEqual({
    professionals: 10,
    services: 30,
    closed: 5,
    messages: 0,
  });
});

test.each([
  [[], 'Name --professionals.'],
  [['--people', '5'], 'It takes sizes by name only.'],
  [['--professionals', '0'], '--professionals must be a whole number up to 10000000, not 0.'],
  [['--professionals', '1e3'], '--professionals must be a whole number up to 10000000, not 1e3.'],
  [
    ['--professionals', '10', '--services', '9'],
    '--services must be at least 10: every professional has one.',
  ],
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => readSizes(args)).toThrow(sentence);
});
