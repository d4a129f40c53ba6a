import { expect, test } from 'vitest';
import type { Part, Row } from './part.ts';
import { tableOf } from './write.ts';

const row = (what: string): Row => ({ what, goal: '≥ 0.5', floor: 'a bare handler', how: '16 connections' });
const part = (...rows: Row[]): Part => ({ rows, measure: async () => [] });
const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| '));

test('every row is there, with what this run left out named as not run', () => {
  const measured = [
    { what: 'a list', measured: '0.612', isGood: true },
    { what: 'a page', measured: '0.204', isGood: false },
  ];
  const text = tableOf(
    [part(row('a list'), row('a page')), part(row('an hour'))],
    measured,
    new Date('2026-11-23'),
  );
  expect(linesOf(text).slice(2)).toEqual([
    '| a list | ≥ 0.5 | 0.612 | good | a bare handler | 16 connections |',
    '| a page | ≥ 0.5 | 0.204 | **missed** | a bare handler | 16 connections |',
    '| an hour | ≥ 0.5 | not run | – | a bare handler | 16 connections |',
  ]);
  expect(text).toContain('2026-11-23');
});
