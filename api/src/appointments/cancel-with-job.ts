import type { Side } from '@parley/contract/sides.ts';
import { movesOf, OBJECT_WITHIN_HOURS } from '@parley/contract/appointments/states.ts';
import { isCancelledJob } from '@parley/contract/jobs/states.ts';
import { moveFor } from '@parley/contract/moves.ts';
import { lockedJob } from '../jobs/locked-job.ts';
import { hoursAfter, latest } from '../platform/clock.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { moveAppointment } from './move-appointment.ts';
import { countAttendance } from './attendance/count-attendance.ts';
import { lastDisputeAt, lockOfJob, updateAppointment } from './queries.ts';

interface JobEnd {
  jobId: string;
  at: string;
  /** The side that ended it; null for the clock and for admins. */
  by: Side | null;
}

/** Calls off the upcoming consultations of a job that is over, in both calendars. */
export async function cancelComing(platform: Platform, trx: Trx, { jobId, at, by }: JobEnd): Promise<void> {
  const job = await lockedJob(trx, jobId);
  const inSeries: string[] = [];
  for (const row of await lockOfJob(trx, jobId)) {
    const clockCancels = moveFor(movesOf(row.agreedAt !== null), 'cancel', row.status, ['clock']) !== null;
    // Both may have begun early: the call they are in goes on.
    if (clockCancels && row.startsAt >= at && row.startedAt === null) {
      const isWithSeries = row.seriesId !== null;
      if (isWithSeries) inSeries.push(row.id);
      const step = { action: 'cancel', by: 'clock', calledOffBy: by, isWithSeries } as const;
      await moveAppointment(platform, trx, { job, row }, step);
    } else
      await updateAppointment(trx, row.id, {
        refundAt: null,
        // Whose the money of a paid one is depends on who came.
        ...(isCancelledJob(job.status) && row.priceCents === 0 && { attendAt: null }),
      });
  }
  if (inSeries.length === 0) return;
  const { clientId, professionalId } = job;
  const booked = { clientId, professionalId, appointmentIds: inSeries, isOff: true };
  await platform.events.emit(platform, trx, 'series.booked', booked);
}

/**
 * After a dispute, whoever could choose what follows from a missed consultation still can, for at least as long as an
 * objection would take: the side that missed it could otherwise take the choice away. Whoever withdraws a dispute withdraws the objection it began with.
 */
export async function reopenChoices(
  trx: Trx,
  jobId: string,
  { isWithdrawn, at }: { isWithdrawn: boolean; at: string },
): Promise<void> {
  const disputedAt = await lastDisputeAt(trx, jobId);
  if (disputedAt === null) return;
  for (const row of await lockOfJob(trx, jobId)) {
    const { id, chooseUntil, objectedAt } = row;
    if (isWithdrawn && objectedAt !== null && objectedAt >= disputedAt && row.settleAt === null) {
      await updateAppointment(trx, row.id, { objectedAt: null });
      await countAttendance(trx, row, 1);
    }
    if (chooseUntil !== null && chooseUntil > disputedAt)
      await updateAppointment(trx, id, {
        chooseUntil: latest(chooseUntil, hoursAfter(at, OBJECT_WITHIN_HOURS)),
      });
  }
}

/** A dispute stops a chosen refund: an admin decides. Until the refund would have been made, it can be chosen again. */
export async function cancelChosenRefunds(trx: Trx, jobId: string): Promise<void> {
  for (const { id, refundAt, chooseUntil } of await lockOfJob(trx, jobId))
    if (refundAt !== null)
      await updateAppointment(trx, id, {
        refundAt: null,
        chooseUntil: latest(chooseUntil ?? refundAt, refundAt),
      });
}
