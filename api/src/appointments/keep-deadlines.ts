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

/** Ends the requests that nobody answered; how many. */
export const expireUnanswered = (platform: Platform) =>
  forEachDue(platform, 'expire', (trx, locked) =>
    moveAppointment(platform, trx, locked, { action: 'expire', by: 'clock' }),
  );

/** Reminds both of what is near; how many. */
export const remindOfConsultations = (platform: Platform) =>
  forEachDue(platform, 'remind', async (trx, locked) => {
    const { id, startsAt } = locked.row;
    const now = platform.clock.instant();
    await updateAppointment(trx, id, { remindAt: consultationReminder(now, startsAt) });
    if (startsAt > now) await platform.events.emit(platform, trx, 'appointment.reminder', eventOf(locked));
  });

/** Decides who came; how many. */
export const decideDueAttendance = (platform: Platform) =>
  forEachDue(platform, 'attend', (trx, locked) => decideAttendance(platform, trx, locked));

/** Gives the money back that was chosen after a missed consultation; how many. */
export const refundAbsences = (platform: Platform) =>
  forEachDue(platform, 'refund', (trx, locked) => refundAbsence(platform, trx, locked));

/** Writes down that nobody is in a room that has closed; how many were. */
export const endStalePresences = ({ db, clock }: Platform) =>
  endPresencesAfterClosing(db, clock.instant(), CLOSES_AFTER_MINUTES);

/** A transaction each, so that one that fails holds up none of the others; it comes again with the next sweep. */
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
