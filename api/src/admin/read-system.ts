import type { System } from '@parley/contract/admin/system.ts';
import type { Reconciliation } from '@parley/contract/payments/reconciliation.ts';
import { listReconciliations } from '../payments/reconcile/list-reconciliations.ts';
import { readInstallation } from '../platform/observe/read-installation.ts';
import type { Platform } from '../platform/platform.ts';

/** How the installation runs, for its admins. */
export async function readSystem(platform: Platform): Promise<System> {
  const [installation, { items }] = await Promise.all([
    readInstallation(platform),
    listReconciliations(platform, { limit: 1 }),
  ]);
  return { ...installation, reconciliation: items.map(inShort).at(0) ?? null };
}

const inShort = ({ startedAt, endedAt, differenceCount, problem }: Reconciliation) => ({
  startedAt,
  endedAt,
  differenceCount,
  problem,
});
