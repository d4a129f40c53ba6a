import { t } from '@lingui/core/macro';
import type { Appointment, AppointmentEntry } from '@parley/contract/appointments/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { negotiationStatus } from '../negotiations/status.ts';
import type { StatusLabel } from '../ui/feedback/status-label.ts';

type AppointmentStatus = Appointment['status'];

/** A consultation's status on that side, in the words of negotiations; CANCELLED is its own. */
export function appointmentStatus(
  status: AppointmentStatus,
  side: Side,
  turn: Appointment['turn'] = null,
): StatusLabel {
  if (status === 'CANCELLED') return { label: t`Canceled`, tone: 'plain' };
  return negotiationStatus(status, side, turn);
}

/** Whether the agreed time is all there is to show: no reschedule is open, or that time has come. */
export function showsOnlyAgreedTime(
  { status, agreedAt, startsAt }: Pick<Appointment, 'status' | 'agreedAt' | 'startsAt'>,
  now: string,
): boolean {
  return status === 'ACCEPTED' || (agreedAt !== null && Date.parse(startsAt) <= Date.parse(now));
}

/** Whether it had an agreed time that was not canceled. */
export const hadAgreedTime = ({ agreedAt, status }: Pick<Appointment, 'agreedAt' | 'status'>) =>
  agreedAt !== null && status !== 'CANCELLED';

export interface CalledOff {
  status: AppointmentStatus;
  history: readonly AppointmentEntry[];
}
/** Who called it off, or `clock` if it was canceled along with its job; null if it stands or was never agreed. */
export function calledOffBy({ status, history }: CalledOff) {
  if (status !== 'CANCELLED') return null;
  return history.findLast(({ action }) => action === 'cancel')?.by ?? 'clock';
}

type Attended = Pick<Appointment, 'attendance' | 'checkedIn'>;
/** Who reads it; an admin is neither side. */
type Reader = Side | 'admin';

/** How a past consultation went, by the published table; null until that is decided. */
export function attendanceStatus({ attendance, checkedIn }: Attended, reader: Reader): StatusLabel | null {
  if (attendance === null) return null;
  if (attendance === 'NEITHER')
    return {
      label: checkedIn.client || checkedIn.professional ? t`Nobody joined in time` : t`Nobody joined`,
      tone: 'plain',
    };
  if (attendance === 'PROFESSIONAL_ABSENT')
    return { label: absent('professional', reader, checkedIn.professional), tone: 'bad' };
  // It counts as held, but the call did not take place.
  if (!checkedIn.client) return { label: absent('client', reader, false), tone: 'plain' };
  return { label: t`Took place`, tone: 'good' };
}

function absent(side: Side, reader: Reader, isLate: boolean): string {
  if (reader === side) return isLate ? t`You joined too late` : t`You didn’t join`;
  if (side === 'client') return isLate ? t`Client joined too late` : t`Client didn’t join`;
  return isLate ? t`Professional joined too late` : t`Professional didn’t join`;
}

/** Whether it counts as missed: then something may follow from it while its room is still open. */
export const isMissed = ({ attendance }: Pick<Appointment, 'attendance'>) =>
  attendance !== null && attendance !== 'HELD';
