import type { Overview } from '@parley/contract/admin/schemas.ts';
import type { Tab } from '../tabs.ts';

export type Queues = Overview['queues'];

/** How much waits for an admin in a tab. */
export function queueOf(tab: Tab, queues: Queues): number {
  const waiting: Partial<Record<Tab, number>> = {
    overview: queues.failedMails + queues.contestedConsultations,
    jobs: queues.disputes,
    payments:
      queues.stuckCalls +
      queues.chargebacks +
      queues.unmatchedCharges +
      queues.slowPayments +
      queues.longHeld,
    certificates: queues.certificates,
    support: queues.tickets,
    reports: queues.reports,
  };
  return waiting[tab] ?? 0;
}
