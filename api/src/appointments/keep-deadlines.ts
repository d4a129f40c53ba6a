import { CLOSES_AFTER_MINUTES } from '@parley/contract/appointments/states.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { decideAttendance } from './attendance/attend.ts';
import { consultationReminder } from './deadlines.ts';
import { eventOf, lockBoth, type LockedAppointment } from './locked.ts';
import { moveAppointment } from './move-appointment.ts';
import { updateAppointment } from './queries.ts';
import { dueAppointments, endPresencesAfterClosing, isStillDue, type DueKind } from './queries-due.ts';
import { refundAbsence } from './attendance/refund-absence.ts';

const BATCH = 100;

/** Expires unanswered requests; returns how many. */
export const expireUnanswered = (platform: Platform) =>
  forEachDue(platform, 'expire', (trx, locked) =>
    moveAppointment(platform, trx, locked, { action: 'expire', by: 'clock' }),
  );

/** Reminds both sides; returns how many. */
export const remindOfConsultations = (platform: Platform) =>
  forEachDue(platform, 'remind', async (trx, locked) => {
    const { id, startsAt } = locked.row;
    const now = platform.clock.instant();
    await updateAppointment(trx, id, { remindAt: consultationReminder(now, startsAt) });
    if (startsAt > now) await platform.events.emit(platform, trx, 'appointment.reminder', eventOf(locked));
  });

/** Decides due attendances; returns how many. */
export const decideDueAttendance = (platform: Platform) =>
  forEachDue(platform, 'attend', (trx, locked) => decideAttendance(platform, trx, locked));

/** Refunds after missed consultations; returns how many. */
export const refundAbsences = (platform: Platform) =>
  forEachDue(platform, 'refund', (trx, locked) => refundAbsence(platform, trx, locked));

/** Ends presences in rooms that have closed; returns how many. */
export const endStalePresences = ({ db, clock }: Platform) =>
  endPresencesAfterClosing(db, clock.instant(), CLOSES_AFTER_MINUTES);

/** One transaction each, so that a failure does not block the others; the next sweep retries it. */
async function forEachDue(
  platform: Platform,
  due: DueKind,
  keep: (trx: Trx, locked: LockedAppointment) => Promise<void>,
): Promise<number> {
  let kept = 0;
  const now = platform.clock.instant();
  for (const { id } of await dueAppointments(platform.db, due, now, BATCH)) {
    const work = inTransaction(platform.db, async (trx) => {
      const locked = await lockBoth(trx, id);
      if (!(await isStillDue(trx, due, id, now))) return 0;
      await keep(trx, locked);
      return 1;
    });
    kept += await work.catch((error: unknown) => {
      platform.log.error({ err: error, appointmentId: id, due }, 'consultation deadline failed');
      return 0;
    });
  }
  return kept;
}
