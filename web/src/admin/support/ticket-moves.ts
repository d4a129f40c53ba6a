import { TICKET_MOVES, type TicketAction, type TicketStatus } from '@parley/contract/support/states.ts';

export interface TicketMove {
  action: Exclude<TicketAction, 'reply'>;
  to: TicketStatus;
}

/** Where an admin may move a ticket from here, each action once. */
export function ticketMoves(status: TicketStatus): TicketMove[] {
  const moves = TICKET_MOVES.filter(({ from, by }) => from.includes(status) && by.includes('admin'));
  const named = new Map<string, TicketMove>();
  for (const { action, to } of moves) {
    if (action !== 'reply' && !named.has(action)) named.set(action, { action, to });
  }
  return [...named.values()];
}

/** Whether an admin can answer now. */
export function canAnswer(status: TicketStatus): boolean {
  return TICKET_MOVES.some(
    ({ action, from, by }) => action === 'reply' && from.includes(status) && by.includes('admin'),
  );
}
