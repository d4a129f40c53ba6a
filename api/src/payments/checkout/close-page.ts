import { inTransaction } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { requestProcessor } from '../processor/request-processor.ts';
import { openPageOf, type PaidFor } from '../queries.ts';
import { applyCheckout } from './apply-checkout.ts';
import { expireCheckout } from './checkout-snapshot.ts';

/**
 * Before another offer is to be paid, expires the page that is open for the earlier one (all but the given offer's). If
 * it was filled in meanwhile, its outcome is applied: then the job is paid, or a bank works on its payment. Never call it
 * inside a transaction.
 */
export async function closePage(
  platform: Platform,
  paidFor: PaidFor,
  offerId: string | null = null,
): Promise<void> {
  const open = await openPageOf(platform.db, paidFor, offerId);
  if (!open) return;
  const snapshot = await requestProcessor(expireCheckout(platform, open.processorId));
  await inTransaction(platform.db, (trx) => applyCheckout(platform, trx, snapshot));
}
