import { ROLES } from '@parley/contract/access.ts';
import { CERTIFICATE_STATUSES } from '@parley/contract/certificates/states.ts';
import { JOB_STATUSES } from '@parley/contract/jobs/states.ts';
import { NEGOTIATION_KINDS, NEGOTIATION_STATUSES } from '@parley/contract/negotiations/states.ts';
import { PAYMENT_STATUSES, SETTLEMENTS } from '@parley/contract/payments/states.ts';
import { REPORT_STATUSES, REPORT_TYPES } from '@parley/contract/reports/states.ts';
import { TICKET_STATUSES } from '@parley/contract/support/states.ts';
import { beginningOf, periodIn } from '../../jobs/periods.ts';
import { call } from '../../platform/api.ts';
import { currentNow } from '../../platform/now.ts';
import { SUBJECTS } from '../audit/audit-labels.ts';
import { latestMonths } from '../payments/latest-months.ts';
import { oneOf, searchTextIn } from '../tabs.ts';

/** One page of support tickets, filtered by the URL. */
export function readTickets(search: URLSearchParams, cursor?: string) {
  const status = oneOf(TICKET_STATUSES, search.get('status'));
  const sort = oneOf(['urgent', 'newest'], search.get('sort'));
  return call('GET /api/support/admin/all', { query: { q: searchTextIn(search), status, sort, cursor } });
}

/** One page of reports. */
export function readReports(search: URLSearchParams, cursor?: string) {
  const status = oneOf(REPORT_STATUSES, search.get('status'));
  const type = oneOf(REPORT_TYPES, search.get('type'));
  const sort = oneOf(['urgent', 'newest'], search.get('sort'));
  return call('GET /api/report/admin', { query: { q: searchTextIn(search), status, type, sort, cursor } });
}

/** One page of users. */
export function readUsers(search: URLSearchParams, cursor?: string) {
  const role = oneOf(ROLES, search.get('role'));
  const disabled = oneOf(['true', 'false'], search.get('disabled'));
  const sort = oneOf(['newest', 'oldest', 'name'], search.get('sort'));
  return call('GET /api/users/admin', { query: { q: searchTextIn(search), role, disabled, sort, cursor } });
}

/** One page of proposals and invitations. */
export function readNegotiations(search: URLSearchParams, cursor?: string) {
  const kind = oneOf(NEGOTIATION_KINDS, search.get('kind'));
  const status = oneOf(NEGOTIATION_STATUSES, search.get('status'));
  return call('GET /api/job/negotiations/admin', {
    query: { q: searchTextIn(search), kind, status, cursor },
  });
}

/** One page of jobs. */
export function readJobs(search: URLSearchParams, cursor?: string) {
  const status = oneOf(JOB_STATUSES, search.get('status'));
  const paymentStatus = oneOf(PAYMENT_STATUSES, search.get('paymentStatus'));
  const settlement = oneOf(SETTLEMENTS, search.get('settlement'));
  const isForAdmin = oneOf(['true', 'false'], search.get('isForAdmin'));
  const sort = oneOf(['newest', 'oldest', 'due', 'amount'], search.get('sort'));
  const query = { q: searchTextIn(search), status, paymentStatus, settlement, isForAdmin, sort, cursor };
  return call('GET /api/job/admin', { query });
}

/** One page of payments. */
export function readPayments(search: URLSearchParams, cursor?: string) {
  const status = oneOf(PAYMENT_STATUSES, search.get('status'));
  const settlement = oneOf(SETTLEMENTS, search.get('settlement'));
  const sort = oneOf(['newest', 'oldest', 'amount'], search.get('sort'));
  return call('GET /api/payment/admin', {
    query: { q: searchTextIn(search), status, settlement, sort, cursor },
  });
}

/** One page of the platform's own invoices, of a month or of all time. */
export function readFeeInvoices(search: URLSearchParams, cursor?: string) {
  const month = oneOf(latestMonths(), search.get('month'));
  return call('GET /api/payment/admin/invoice', { query: { month, cursor } });
}

/** One page of reviews. */
export function readReviews(search: URLSearchParams, cursor?: string) {
  const hidden = oneOf(['true', 'false'], search.get('hidden'));
  const rating = oneOf(['1', '2', '3', '4', '5'], search.get('rating'));
  const sort = oneOf(['newest', 'lowest'], search.get('sort'));
  return call('GET /api/review/admin', { query: { q: searchTextIn(search), hidden, rating, sort, cursor } });
}

/** One page of certificates. */
export function readCertificates(search: URLSearchParams, cursor?: string) {
  const status = oneOf(CERTIFICATE_STATUSES, search.get('status'));
  const sort = oneOf(['urgent', 'newest'], search.get('sort'));
  return call('GET /api/certification/admin', { query: { q: searchTextIn(search), status, sort, cursor } });
}

/** One page of the audit log. */
export function readAudit(search: URLSearchParams, cursor?: string) {
  const subjectType = oneOf(SUBJECTS, search.get('subjectType'));
  const from = beginningOf(periodIn(search), currentNow());
  return call('GET /api/admin/audit', { query: { q: searchTextIn(search), subjectType, from, cursor } });
}
