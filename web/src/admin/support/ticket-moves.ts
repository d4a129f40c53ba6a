import { type AdminMove, adminMovesOf } from '@parley/contract/support/rules.ts';
import type { TicketStatus } from '@parley/contract/support/states.ts';

/** Where an admin may move a ticket from here, each action once. */
export function ticketMoves(status: TicketStatus): AdminMove[] {
  const named = Map.groupBy(adminMovesOf({ status }), ({ action }) => action);
  return [...named.values()].flatMap(([first]) => first ?? []);
}
