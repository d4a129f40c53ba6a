import { expect, test } from 'vitest';
import type { Part, Row } from './part.ts';
import { tableOf } from './write.ts';

const row = (what: string): Row => ({ what, goal: '≥ 0.5', floor: 'a bare handler', how: '16 connections' });
const part = (...rows: Row[]): Part => ({ rows, measure: async () => [] });
const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| '));

const measured = [
  { what: 'a list', measured: '0.612', isGood: true },
  { what: 'a page', measured: '0.204', isGood: false },
];
const parts = [part(row('a list'), row('a page')), part(row('an hour'))];

test('every row is there, with what no run has measured named as not run', () => {
  const text = tableOf(parts, measured, '2026-11-23, abc', '');
  expect(linesOf(text).slice(2)).toEqual([
    '| a list | ≥ 0.5 | 0.612 | good | a bare handler | 16 connections | 2026-11-23, abc |',
    '| a page | ≥ 0.5 | 0.204 | **missed** | a bare handler | 16 connections | 2026-11-23, abc |',
    '| an hour | ≥ 0.5 | not run | – | a bare handler | 16 connections | – |',
  ]);
});

test('what a run leaves out keeps its figure and its date', () => {
  const first = tableOf(parts, measured, '2026-11-23, abc', '');
  const hour = [{ what: 'an hour', measured: '0.7', isGood: true }];
  const second = tableOf(parts, hour, '2026-11-24, def', first);
  expect(linesOf(second).slice(2)).toEqual([
    '| a list | ≥ 0.5 | 0.612 | good | a bare handler | 16 connections | 2026-11-23, abc |',
    '| a page | ≥ 0.5 | 0.204 | **missed** | a bare handler | 16 connections | 2026-11-23, abc |',
    '| an hour | ≥ 0.5 | 0.7 | good | a bare handler | 16 connections | 2026-11-24, def |',
  ]);
});
