import { CLOSES_AFTER_MINUTES } from '@parley/contract/appointments/states.ts';
import type { Platform } from '../platform/platform.ts';
import { decideAttendance } from './attendance/decide-attendance.ts';
import { forEachDue } from './each-due.ts';
import { moveAppointment } from './move-appointment.ts';
import { endPresencesAfterClosing } from './queries-due.ts';
import { refundAbsence } from './attendance/refund-absence.ts';

/** Expires unanswered requests; returns how many. */
export const expireUnanswered = (platform: Platform) =>
  forEachDue(platform, 'expire', (trx, locked) =>
    moveAppointment(platform, trx, locked, { action: 'expire', by: 'clock' }),
  );

/** Decides due attendances; returns how many. */
export const decideDueAttendance = (platform: Platform) =>
  forEachDue(platform, 'attend', (trx, locked) => decideAttendance(platform, trx, locked));

/** Refunds after missed consultations; returns how many. */
export const refundAbsences = (platform: Platform) =>
  forEachDue(platform, 'refund', (trx, locked) => refundAbsence(platform, trx, locked));

/** Ends presences in rooms that have closed; returns how many. */
export const endStalePresences = ({ db, clock }: Platform) =>
  endPresencesAfterClosing(db, clock.instant(), CLOSES_AFTER_MINUTES);
