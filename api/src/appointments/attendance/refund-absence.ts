import { isAtWork } from '@parley/contract/jobs/states.ts';
import { daysAfter } from '../../platform/clock.ts';
import { moveJob } from '../../jobs/move-job.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LockedAppointment } from '../locked.ts';
import { updateAppointment } from '../queries.ts';

/** 48 hours without an objection: refunds, unless the job ended another way; not before a bank has decided whose the money is. */
export async function refundAbsence(
  platform: Platform,
  trx: Trx,
  { job, row }: LockedAppointment,
): Promise<void> {
  if (job.disputedBy === 'processor')
    return updateAppointment(trx, row.id, { refundAt: daysAfter(platform.clock.instant(), 1) });
  await updateAppointment(trx, row.id, { refundAt: null });
  if (isAtWork(job.status)) await moveJob(platform, trx, job, { action: 'refund_absent', by: 'clock' });
}
