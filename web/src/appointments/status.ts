import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { talkStatus } from '../negotiations/status.ts';
import type { StatusWords } from '../ui/status-words.ts';
import type { Side } from '../users/sides.ts';

type AppointmentStatus = Appointment['status'];

const ASKED: Record<Side, AppointmentStatus> = { client: 'RESCHEDULE', professional: 'RESCHEDULE_PRO' };
const TURNS = { client: 'CLIENT', professional: 'PROFESSIONAL' } as const;

/** What a consultation's status is called on that side, in the words of the talk; CANCELLED is its own. */
export function appointmentStatus(status: AppointmentStatus, side: Side): StatusWords {
  if (status === 'CANCELLED') return { label: 'Cancelled', tone: 'plain' };
  return talkStatus(status, side, status === ASKED[side] ? TURNS[side] : null);
}

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
