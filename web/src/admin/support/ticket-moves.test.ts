import { expect, test } from 'vitest';
import { canAnswer, ticketMoves } from './ticket-moves.ts';

const actions = (status: 'OPEN' | 'IN_PROGRESS' | 'RESOLVED') =>
  ticketMoves(status).map(({ action }) => action);

test('an admin takes an open ticket on or resolves it', () => {
  expect(actions('OPEN')).toEqual(['take', 'resolve']);
  expect(actions('IN_PROGRESS')).toEqual(['put_back', 'resolve']);
});

test('a resolved ticket is opened again before it can be answered', () => {
  expect(ticketMoves('RESOLVED')).toEqual([{ action: 'reopen', to: 'IN_PROGRESS' }]);
  expect(canAnswer('RESOLVED')).toBe(false);
  expect(canAnswer('OPEN')).toBe(true);
});
