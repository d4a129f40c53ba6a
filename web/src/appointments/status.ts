import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { talkStatus } from '../negotiations/status.ts';
import type { StatusWords } from '../ui/status-words.ts';
import type { Side } from '../users/sides.ts';

type AppointmentStatus = Appointment['status'];

/** What a consultation's status is called on that side, in the words of the talk; CANCELLED is its own. */
export function appointmentStatus(
  status: AppointmentStatus,
  side: Side,
  turn: Appointment['turn'] = null,
): StatusWords {
  if (status === 'CANCELLED') return { label: 'Cancelled', tone: 'plain' };
  return talkStatus(status, side, turn);
}

/** Whether nothing is asked about it: the agreed time says it all. */
export const isAgreedAlone = ({ status }: Pick<Appointment, 'status'>) => status === 'ACCEPTED';

/** Whether it had an agreed time that was not called off. */
export const stood = ({ agreedAt, status }: Pick<Appointment, 'agreedAt' | 'status'>) =>
  agreedAt !== null && status !== 'CANCELLED';

/** Whether it was called off, as its job was. */
export const isCalledOff = (status: AppointmentStatus) => status === 'CANCELLED';

const ATTENDANCE: Record<NonNullable<Appointment['attendance']>, StatusWords> = {
  HELD: { label: 'Took place', tone: 'good' },
  PROFESSIONAL_ABSENT: { label: 'Professional did not come', tone: 'bad' },
  NEITHER: { label: 'Nobody came', tone: 'plain' },
};

/** How a past consultation went; null until that is decided. */
export function attendanceStatus(attendance: Appointment['attendance']): StatusWords | null {
  return attendance === null ? null : ATTENDANCE[attendance];
}

/** The same for one that was missed only: what takes place speaks for itself. */
export const missedStatus = (attendance: Appointment['attendance']) =>
  attendance === 'HELD' ? null : attendanceStatus(attendance);
