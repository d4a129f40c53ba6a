import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { talkStatus } from '../negotiations/status.ts';
import type { StatusWords } from '../ui/feedback/status-words.ts';

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

/** Whether the agreed time says it all: nothing is asked about it, or that time has come. */
export function isAgreedAlone(
  { status, agreedAt, startsAt }: Pick<Appointment, 'status' | 'agreedAt' | 'startsAt'>,
  now: string,
): boolean {
  return status === 'ACCEPTED' || (agreedAt !== null && Date.parse(startsAt) <= Date.parse(now));
}

/** Whether it had an agreed time that was not called off. */
export const stood = ({ agreedAt, status }: Pick<Appointment, 'agreedAt' | 'status'>) =>
  agreedAt !== null && status !== 'CANCELLED';

/** Whether it was called off, as its job was. */
export const isCalledOff = (status: AppointmentStatus) => status === 'CANCELLED';

type Attended = Pick<Appointment, 'attendance' | 'checkedIn'>;
/** Who reads it; an admin is neither side. */
type Reader = Side | 'admin';

/** How a past consultation went, by the published table; null until that is decided. */
export function attendanceStatus({ attendance, checkedIn }: Attended, reader: Reader): StatusWords | null {
  if (attendance === null) return null;
  if (attendance === 'NEITHER')
    return {
      label: checkedIn.client || checkedIn.professional ? 'Nobody came in time' : 'Nobody came',
      tone: 'plain',
    };
  if (attendance === 'PROFESSIONAL_ABSENT')
    return { label: absent('professional', reader, checkedIn.professional), tone: 'bad' };
  // It counts as held, but nobody is told that they talked.
  if (!checkedIn.client) return { label: absent('client', reader, false), tone: 'plain' };
  return { label: 'Took place', tone: 'good' };
}

function absent(side: Side, reader: Reader, isLate: boolean): string {
  const who = reader === side ? 'You' : { client: 'Client', professional: 'Professional' }[side];
  return `${who} ${isLate ? 'came too late' : 'did not come'}`;
}

/** Whether it counts as missed: then something may follow from it while its room is still open. */
export const isMissed = ({ attendance }: Pick<Appointment, 'attendance'>) =>
  attendance !== null && attendance !== 'HELD';
