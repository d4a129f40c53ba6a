import { expect, test } from 'vitest';
import { ticketMoves } from './ticket-moves.ts';

const actions = (status: 'OPEN' | 'IN_PROGRESS' | 'RESOLVED') =>
  ticketMoves(status).map(({ action }) => action);

test('an admin starts on an open ticket or resolves it', () => {
  expect(actions('OPEN')).toEqual(['take', 'resolve']);
  expect(actions('IN_PROGRESS')).toEqual(['put_back', 'resolve']);
});

test('a resolved ticket that an admin opens again is in progress', () => {
  expect(ticketMoves('RESOLVED')).toEqual([{ action: 'reopen', to: 'IN_PROGRESS' }]);
});
