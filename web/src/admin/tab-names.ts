import { t } from '@lingui/core/macro';
import type { Tab } from './tabs.ts';

/** The name of a tab of an admin's dashboard. */
export function tabName(tab: Tab): string {
  const names: Record<Tab, string> = {
    overview: t`Overview`,
    negotiations: t`Proposals`,
    jobs: t`Jobs`,
    payments: t`Payments`,
    invoices: t`Fee invoices`,
    users: t`Users`,
    reviews: t`Reviews`,
    certificates: t`Certificates`,
    disciplines: t`Disciplines`,
    support: t`Support tickets`,
    reports: t`Reports`,
    audit: t`Audit log`,
    settings: t`Settings`,
    system: t`System`,
  };
  return names[tab];
}
