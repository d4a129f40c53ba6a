import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ana Rincón', 'AR'],
  ['Ana', 'A'],
  ['Ana María de la Cruz', 'AC'],
  ['bibek 🎉', 'B'],
  ['🎈 Leilani سليمان', 'Lس'],
  ['𝒜na 𝓑', '𝒜𝓑'],
  ['Мария ßtern', 'МS'],
  ['🎈', ''],
  ['', ''],
])('%j is shortened to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
