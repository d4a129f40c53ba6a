import { whyNotOffer } from '@parley/contract/offers/rules.ts';
import type { JobRow } from '../jobs/locked-job.ts';
import { isProcessing } from '../payments/checkout/is-processing.ts';
import type { Trx } from '../platform/database/db.ts';
import { refuseIf } from '../platform/http/refuse.ts';
import { isBlockedJob } from '../users/blocks/is-blocked.ts';

/** Refuses unless offers can be made, asked for and answered in a locked job now. */
export async function checkOffer(trx: Trx, job: JobRow): Promise<void> {
  const { id, status } = job;
  const isBlocked = await isBlockedJob(trx, job);
  refuseIf(whyNotOffer({ status, isProcessing: await isProcessing(trx, id), isBlocked }));
}
