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
  const { client, professional } = checkedIn;
  if (attendance === null) return null;
  if (attendance === 'HELD') return { label: t`Took place`, tone: 'good' };
  if (attendance === 'CLIENT_ABSENT') return { label: absent('client', reader, client), tone: 'bad' };
  if (attendance === 'PROFESSIONAL_ABSENT')
    return { label: absent('professional', reader, professional), tone: 'bad' };
  return {
    label:
      client || professional ? t`Nobody was there for at least 2 of the first 15 minutes` : t`Nobody joined`,
    tone: 'plain',
  };
}

function absent(side: Side, reader: Reader, hasCheckedIn: boolean): string {
  if (reader === side)
    return hasCheckedIn ? t`You were there for less than 2 of the first 15 minutes` : t`You didn’t join`;
  if (side === 'client')
    return hasCheckedIn ? t`Client was there for less than 2 of the first 15 minutes` : t`Client didn’t join`;
  return hasCheckedIn
    ? t`Professional was there for less than 2 of the first 15 minutes`
    : t`Professional didn’t join`;
}

/** Whether it counts as missed: then something may follow from it while its room is still open. */
export const isMissed = ({ attendance }: Pick<Appointment, 'attendance'>) =>
  attendance !== null && attendance !== 'HELD';
