import { whyNotPassOnTip } from '@parley/contract/payments/tips/rules.ts';
import type { Trx } from '../../platform/database/db.ts';
import { found } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import { areBlocked } from '../../users/blocks/is-blocked.ts';
import { lockPayment, type PaymentRow } from '../queries.ts';
import { releaseHeld } from '../settlement/settle-held.ts';
import { tippableJob } from './queries.ts';

/** All of it is the professional's at once; false if they are gone, or it would be refused by now. */
export async function passOnTip(platform: Platform, trx: Trx, payment: PaymentRow): Promise<boolean> {
  const { isThere, ...job } = found(await tippableJob(trx, payment.jobId));
  const isBlocked = await areBlocked(trx, job.clientId, job.professionalId);
  if (!isThere || whyNotPassOnTip({ ...job, isBlocked }) !== null) return false;
  await releaseHeld(platform, trx, found(await lockPayment(trx, payment)));
  return true;
}
