import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a cell with commas, quotes or lines is quoted, and a formula stays text', () => {
  const rows = [
    ['Job', 'Amount'],
    ['Logo, "type"', '=1+1'],
    ['two\nlines', '-5'],
  ];
  expect(csvOf(rows)).toBe('Job,Amount\r\n"Logo, ""type""",\'=1+1\r\n"two\nlines",\'-5\r\n');
});
