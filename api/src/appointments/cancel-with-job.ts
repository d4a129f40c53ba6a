import { movesOf } from '@parley/contract/appointments/states.ts';
import { isCancelledJob } from '@parley/contract/jobs/states.ts';
import { moveFor } from '@parley/contract/moves.ts';
import { lockedJob } from '../jobs/locked-job.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { moveAppointment } from './move-appointment.ts';
import { lockOfJob, updateAppointment } from './queries.ts';

/** Calls off the upcoming consultations of a job that is over, in both calendars. */
export async function cancelComing(platform: Platform, trx: Trx, jobId: string, at: string): Promise<void> {
  const job = await lockedJob(trx, jobId);
  for (const row of await lockOfJob(trx, jobId)) {
    const mayCancel = moveFor(movesOf(row.agreedAt !== null), 'cancel', row.status, ['clock']) !== null;
    if (mayCancel && row.startsAt >= at)
      await moveAppointment(platform, trx, { job, row }, { action: 'cancel', by: 'clock' });
    else
      await updateAppointment(trx, row.id, {
        refundAt: null,
        ...(isCancelledJob(job.status) && { attendAt: null }),
      });
  }
}

/** A dispute stops a chosen refund: an admin decides. */
export async function cancelChosenRefunds(trx: Trx, jobId: string): Promise<void> {
  for (const { id, refundAt } of await lockOfJob(trx, jobId))
    if (refundAt !== null) await updateAppointment(trx, id, { refundAt: null });
}
