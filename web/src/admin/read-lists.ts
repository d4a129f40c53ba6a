import { TICKET_STATUSES } from '@parley/contract/support/states.ts';
import { call } from '../platform/api.ts';
import { oneOf, wordsIn } from './tabs.ts';

/** A page of the tickets that the address asks for. */
export function readTickets(search: URLSearchParams, cursor?: string) {
  const status = oneOf(TICKET_STATUSES, search.get('status'));
  const sort = oneOf(['urgent', 'newest'], search.get('sort'));
  return call('GET /api/support/admin/all', { query: { q: wordsIn(search), status, sort, cursor } });
}
