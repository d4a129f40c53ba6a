import type { BillingDetails } from '@parley/contract/payments/billing-details.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { billingOf, saveBilling } from './queries-billing.ts';

export function readBilling({ db }: Platform, actor: Actor): Promise<BillingDetails> {
  return billingOf(db, actor.id);
}

/** From now on; issued invoices keep what they say. */
export async function updateBilling(
  { db, clock }: Platform,
  actor: Actor,
  details: BillingDetails,
): Promise<BillingDetails> {
  await saveBilling(db, actor.id, details, clock.instant());
  return billingOf(db, actor.id);
}
