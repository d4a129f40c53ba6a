import { isPast } from '@parley/contract/moves.ts';
import { endUnpaid } from '../../appointments/price/end-unpaid.ts';
import { waitForPayment } from '../../appointments/price/wait-for-payment.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { closePage } from '../checkout/close-page.ts';
import { isBeingProcessed, lockPayment } from '../queries.ts';
import { dueToBePaid } from './queries.ts';

const BATCH = 20;

interface Due {
  id: string;
  jobId: string;
  startsAt: string;
}

/**
 * Calls off what was not paid in time; returns how many. The page is expired at the processor first: what was paid
 * there at the last moment counts, and the time is free only once nobody can pay for it any more.
 */
export async function endUnpaidConsultations(platform: Platform): Promise<number> {
  let ended = 0;
  for (const consultation of await dueToBePaid(platform.db, platform.clock.instant(), BATCH))
    // One that fails blocks no other, and waits for the next sweep.
    ended += await end(platform, consultation).catch((error: unknown) => {
      platform.log.error(
        { appointmentId: consultation.id, err: error },
        'ending an unpaid consultation failed',
      );
      return 0;
    });
  return ended;
}

async function end(platform: Platform, { id: appointmentId, jobId, startsAt }: Due): Promise<number> {
  await closePage(platform, { jobId, appointmentId });
  await inTransaction(platform.db, async (trx) => {
    const payment = await lockPayment(trx, { jobId, appointmentId });
    const isProcessing = payment !== undefined && (await isBeingProcessed(trx, payment.id));
    const hasBegun = isPast(startsAt, platform.clock.instant());
    await (isProcessing && !hasBegun ? waitForPayment : endUnpaid)(platform, trx, appointmentId);
  });
  return 1;
}
