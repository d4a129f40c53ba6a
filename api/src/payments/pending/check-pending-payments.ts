import type { AdminPayment } from '@parley/contract/payments/schemas.ts';
import { audit } from '../../platform/observe/audit.ts';
import { hoursAfter } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { applyLook } from '../checkout/apply-checkout.ts';
import { askProcessor } from '../processor/request-processor.ts';
import { lookAtCheckout } from '../checkout/checkout-snapshot.ts';
import { classify } from '../processor/processor.ts';
import { paymentForAdmin } from '../queries-lists.ts';
import { claimPagesToAsk, pagesOf } from './queries-pending.ts';

const EVERY_HOURS = 1;
const AT_ONCE = 8;
/** A payment has one page, or two; more only where somebody came back day after day. */
const PAGES_OF_ONE = 10;

/** When a page that is not settled is asked about next. */
export const nextQuestion = (now: string) => hoursAfter(now, EVERY_HOURS);

/**
 * Asks the processor about pages that are not settled, whatever it told us or did not; how many. Where it does not
 * answer, the rest waits for the next minute, and what was asked for its next hour.
 */
export async function askAboutPages(platform: Platform): Promise<number> {
  const now = platform.clock.instant();
  const pages = await claimPagesToAsk(platform.db, { now, next: nextQuestion(now), most: AT_ONCE });
  const answers = await Promise.all(pages.map((page) => askAboutPage(platform, page)));
  return answers.includes('retry') ? 0 : pages.length;
}

async function askAboutPage(platform: Platform, page: string): Promise<'heard' | 'retry' | 'failed'> {
  try {
    const look = await lookAtCheckout(platform, page);
    await inTransaction(platform.db, (trx) => applyLook(platform, trx, look));
    return 'heard';
  } catch (error) {
    platform.log.warn({ page, err: error }, 'checking a pending checkout failed');
    return classify(error) === 'retry' ? 'retry' : 'failed';
  }
}

/** Asks the processor at once, for an admin who does not want to wait for the next hour. */
export async function checkPayment(
  platform: Platform,
  actor: Actor,
  { jobId, reason }: { jobId: string; reason?: string },
): Promise<AdminPayment> {
  const pages = await pagesOf(platform.db, jobId, PAGES_OF_ONE);
  const looks = await askProcessor(Promise.all(pages.map((page) => lookAtCheckout(platform, page))));
  await inTransaction(platform.db, async (trx) => {
    found(await paymentForAdmin(trx, jobId));
    for (const look of looks) await applyLook(platform, trx, look);
    const subject = { type: 'job', id: jobId };
    await audit(platform, trx, { actorId: actor.id, action: 'payment.check', subject, reason });
  });
  return found(await paymentForAdmin(platform.db, jobId));
}
