import type { Trx } from '../../platform/database/db.ts';
import { found } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockPayment, type PaymentRow } from '../queries.ts';
import { releaseHeld } from '../settlement/settle-held.ts';
import { tippableJob } from './queries.ts';

/** All of it is the professional's at once; false if they are gone meanwhile. */
export async function passOnTip(platform: Platform, trx: Trx, payment: PaymentRow): Promise<boolean> {
  const { isThere } = found(await tippableJob(trx, payment.jobId));
  if (isThere) await releaseHeld(platform, trx, found(await lockPayment(trx, payment)));
  return isThere;
}
