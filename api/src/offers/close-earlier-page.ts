import { closePage } from '../payments/checkout/close-page.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import { replayIfAnswered } from '../platform/http/idempotency.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * Closes the page that is open for the offer about to be replaced. The processor can't be asked inside a transaction, so
 * the request is checked beforehand: one that is refused closes nothing.
 */
export async function closeEarlierPage(
  platform: Platform,
  jobId: string,
  replaces: (trx: Trx) => Promise<boolean>,
): Promise<void> {
  const doesReplace = await inTransaction(platform.db, replaces).catch(async (refusal: unknown) => {
    // A concurrent repeat may be refused only because the first request went through meanwhile.
    await replayIfAnswered(platform);
    throw refusal;
  });
  if (doesReplace) await closePage(platform, { jobId });
}
