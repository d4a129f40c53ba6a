import { meetingStateOf, whyNotEnter } from '@parley/contract/appointments/rules.ts';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { isOff } from '@parley/contract/appointments/states.ts';
import { isPast } from '@parley/contract/moves.ts';

type TimedAppointment = Pick<
  Appointment,
  'startsAt' | 'endsAt' | 'status' | 'meeting' | 'agreedAt' | 'payBy'
>;

/** Whether a consultation is upcoming or its room still open; a suggested one counts until its time. */
export function isUpcoming(appointment: TimedAppointment, now: string): boolean {
  const { agreedAt, startsAt, status } = appointment;
  if (agreedAt === null) return !isOff(status) && !isPast(startsAt, now);
  return stateOf(appointment, now) !== 'ENDED';
}

/** Whether one can check in now. */
export const isRoomOpen = (appointment: TimedAppointment, now: string) =>
  whyNotEnter({ state: stateOf(appointment, now), appointment }) === null;

const stateOf = (appointment: TimedAppointment, now: string) =>
  meetingStateOf({ ...appointment, isOff: isOff(appointment.status) }, now);
