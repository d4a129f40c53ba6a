import { expect, test } from 'vitest';
import { scopeLines } from './scope.ts';

test('a new version marks what it adds, and keeps what it leaves out readable', () => {
  expect(scopeLines('Review the contract\nOne-page summary', 'Review the contract\nNegotiation')).toEqual([
    { text: 'Review the contract', change: 'kept' },
    { text: 'One-page summary', change: 'new' },
    { text: 'Negotiation', change: 'left_out' },
  ]);
});

test('bullets and spaces are no change', () => {
  expect(scopeLines('- Review\n\n  • Summary', 'Review\nSummary')).toEqual([
    { text: 'Review', change: 'kept' },
    { text: 'Summary', change: 'kept' },
  ]);
});

test('a scope that was rewritten, or is the first, has no marks', () => {
  expect(scopeLines('Something else', 'Review')).toEqual([{ text: 'Something else', change: 'kept' }]);
  expect(scopeLines('Review', null)).toEqual([{ text: 'Review', change: 'kept' }]);
  expect(scopeLines(null, 'Review')).toEqual([]);
});
