import { ROLES } from '@parley/contract/access.ts';
import { JOB_STATUSES } from '@parley/contract/jobs/states.ts';
import { PAYMENT_STATUSES, SETTLEMENTS } from '@parley/contract/payments/states.ts';
import { TICKET_STATUSES } from '@parley/contract/support/states.ts';
import { call } from '../platform/api.ts';
import { oneOf, wordsIn } from './tabs.ts';

/** A page of the tickets that the address asks for. */
export function readTickets(search: URLSearchParams, cursor?: string) {
  const status = oneOf(TICKET_STATUSES, search.get('status'));
  const sort = oneOf(['urgent', 'newest'], search.get('sort'));
  return call('GET /api/support/admin/all', { query: { q: wordsIn(search), status, sort, cursor } });
}

/** A page of everybody. */
export function readUsers(search: URLSearchParams, cursor?: string) {
  const role = oneOf(ROLES, search.get('role'));
  const disabled = oneOf(['true', 'false'], search.get('disabled'));
  const sort = oneOf(['newest', 'oldest'], search.get('sort'));
  return call('GET /api/users/admin', { query: { q: wordsIn(search), role, disabled, sort, cursor } });
}

/** A page of everybody's jobs. */
export function readJobs(search: URLSearchParams, cursor?: string) {
  const status = oneOf(JOB_STATUSES, search.get('status'));
  const paymentStatus = oneOf(PAYMENT_STATUSES, search.get('paymentStatus'));
  const settlement = oneOf(SETTLEMENTS, search.get('settlement'));
  const sort = oneOf(['newest', 'oldest', 'due', 'amount'], search.get('sort'));
  const query = { q: wordsIn(search), status, paymentStatus, settlement, sort, cursor };
  return call('GET /api/job/admin', { query });
}
