import type { Dashboard, Need } from '@parley/contract/dashboard/schemas.ts';
import { call } from '../platform/api.ts';
import { currentNow } from '../platform/now.ts';
import type { Result } from '../platform/result.ts';
import type { Queues } from './desk/queue-of.ts';
import { firstDayOf, overviewPeriodIn } from './overview/overview-periods.ts';
import {
  readAudit,
  readCertificates,
  readFeeInvoices,
  readJobs,
  readNegotiations,
  readPayments,
  readReports,
  readReviews,
  readTickets,
  readUsers,
} from './list/read-lists.ts';
import { tabIn } from './tabs.ts';

/** Loads the tab that the URL names, and what waits in each. */
export async function loadTab(search: URLSearchParams) {
  const [shown, queues] = await Promise.all([loadShown(search), readQueues()]);
  return { ...shown, queues };
}
export type LoadedTab = Awaited<ReturnType<typeof loadTab>>;

const DAY_MS = 86_400_000;

/** With the tab and not after it: numbers that arrive later would move the tabs. */
async function readQueues(): Promise<Queues | null> {
  // The shortest period: only its queues are needed.
  const from = new Date(Date.parse(currentNow()) - DAY_MS).toISOString();
  const result = await call('GET /api/admin/overview', { query: { from } });
  return result.ok ? result.data.queues : null;
}

async function loadShown(search: URLSearchParams) {
  const tab = tabIn(search);
  const cursor = search.get('cursor') ?? undefined;
  switch (tab) {
    case 'jobs':
      return { tab, list: await readJobs(search, cursor) };
    case 'negotiations':
      return { tab, list: await readNegotiations(search, cursor) };
    case 'users':
      return { tab, list: await readUsers(search, cursor) };
    case 'payments':
      return { tab, ...(await loadPayments(search, cursor)) };
    case 'invoices':
      return { tab, list: await readFeeInvoices(search, cursor) };
    case 'reviews':
      return { tab, list: await readReviews(search, cursor) };
    case 'certificates':
      return { tab, list: await readCertificates(search, cursor) };
    case 'audit':
      return { tab, list: await readAudit(search, cursor) };
    case 'disciplines':
      return { tab, disciplines: await call('GET /api/discipline/admin') };
    case 'support':
      return { tab, list: await readTickets(search, cursor) };
    case 'reports':
      return { tab, list: await readReports(search, cursor) };
    case 'settings':
      return { tab, ...(await loadSettings()) };
    case 'system':
      return { tab, system: await call('GET /api/admin/system') };
    case 'overview':
      return { tab, ...(await loadOverview(search)) };
  }
}

async function loadSettings() {
  const [settings, fees] = await Promise.all([
    call('GET /api/admin/settings'),
    call('GET /api/payment/admin/fee'),
  ]);
  return { settings, fees };
}

/** A week of nights. */
const SHOWN_RECONCILIATIONS = 7;

async function loadOverview(search: URLSearchParams) {
  const from = firstDayOf(overviewPeriodIn(search), currentNow());
  const [overview, mails, reconciliations, dashboard] = await Promise.all([
    call('GET /api/admin/overview', { query: { from } }),
    call('GET /api/admin/mails'),
    call('GET /api/payment/admin/reconciliation', { query: { limit: SHOWN_RECONCILIATIONS } }),
    call('GET /api/dashboard'),
  ]);
  return { overview, mails, reconciliations, contested: contestedIn(dashboard) };
}

/** The consultations whose money waits for a decision. */
const contestedIn = (dashboard: Result<Dashboard>): Result<Need[]> =>
  dashboard.ok
    ? { ...dashboard, data: dashboard.data.needsYou.filter(({ kind }) => kind === 'decide_consultation') }
    : dashboard;

async function loadPayments(search: URLSearchParams, cursor?: string) {
  const [list, stuck, unmatched, slow, holds, chargebacks, debts] = await Promise.all([
    readPayments(search, cursor),
    call('GET /api/payment/admin/stuck'),
    call('GET /api/payment/admin/unmatched'),
    call('GET /api/payment/admin/slow'),
    call('GET /api/payment/admin/holds'),
    call('GET /api/payment/admin/chargebacks'),
    call('GET /api/payment/admin/debts'),
  ]);
  return { list, stuck, unmatched, slow, holds, chargebacks, debts };
}
