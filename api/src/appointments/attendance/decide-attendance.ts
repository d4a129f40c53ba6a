import { wasHeld, CHOOSE_WITHIN_DAYS, OBJECT_WITHIN_HOURS } from '@parley/contract/appointments/states.ts';
import { isRunningJob } from '@parley/contract/jobs/states.ts';
import { moveHireDeadline } from '../../jobs/deadlines/move-hire-by.ts';
import { daysAfter, hoursAfter, latest } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { eventOf, type LockedAppointment } from '../locked.ts';
import { anyAppointment, heldCentsOf, updateAppointment } from '../queries.ts';
import { attendanceUntil } from './attendance-until.ts';
import { countAttendance } from './count-attendance.ts';
import { settlingAfter } from '../price/price.ts';

/**
 * Decides the attendance by the published rule, from who was in the room up to 15 minutes after the start. Deadlines run from
 * the decision, so nobody loses time to a server that was down.
 */
export async function decideAttendance(
  platform: Platform,
  trx: Trx,
  locked: LockedAppointment,
): Promise<void> {
  const { job, row } = locked;
  const now = platform.clock.instant();
  if (row.attendAt === null) return;
  const attendance = await attendanceUntil(trx, row, now);
  const earned = settlingAfter({ ...row, heldCents: await heldCentsOf(trx, row) }, attendance);
  const isHired = job.hiredAt !== null && job.hiredAt <= row.startsAt;
  // A free one that was held before a hire harms nobody: there is nothing to object to.
  const canObject = earned !== null || isHired || !wasHeld(attendance);
  const objectUntil = canObject
    ? latest(earned?.settleAt ?? now, hoursAfter(now, OBJECT_WITHIN_HOURS))
    : null;
  const settling = earned && { ...earned, settleAt: objectUntil ?? earned.settleAt };
  const chooseUntil = wasHeld(attendance) ? null : daysAfter(now, CHOOSE_WITHIN_DAYS);
  await updateAppointment(trx, row.id, {
    attendance,
    attendAt: null,
    objectUntil,
    chooseUntil,
    ...settling,
  });
  await countAttendance(trx, { ...row, attendance }, 1);
  if (!isRunningJob(job.status) && objectUntil === null) return;
  if (!wasHeld(attendance)) await moveHireDeadline(platform, trx, job, true);
  const isRefundable = (await anyAppointment(trx, row.id))?.refundUntil != null;
  const event = {
    attendance,
    settling,
    objectUntil,
    chooseUntil: isRunningJob(job.status) ? chooseUntil : null,
    isRefundable,
  };
  await platform.events.emit(platform, trx, 'appointment.attended', { ...eventOf(locked), ...event });
}
