import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { CLOSES_AFTER_MINUTES, isOff, OPENS_BEFORE_MINUTES } from '@parley/contract/appointments/states.ts';

const MINUTE_MS = 60_000;

type TimedAppointment = Pick<Appointment, 'startsAt' | 'endsAt' | 'status' | 'meeting' | 'agreedAt'>;

/** Whether a consultation is still to come or its room still open; one that is only asked for, until its time. */
export function isUpcoming(
  { startsAt, endsAt, status, meeting, agreedAt }: TimedAppointment,
  now: string,
): boolean {
  if (agreedAt === null) return !isOff(status) && Date.parse(now) < Date.parse(startsAt);
  const closes = Date.parse(endsAt) + CLOSES_AFTER_MINUTES * MINUTE_MS;
  return !isOff(status) && meeting.endedAt === null && Date.parse(now) < closes;
}

/** When the room of a consultation opens. */
function opensAt({ startsAt }: Pick<Appointment, 'startsAt'>): string {
  return new Date(Date.parse(startsAt) - OPENS_BEFORE_MINUTES * MINUTE_MS).toISOString();
}

/** Whether one can check in now. */
export function isRoomOpen(appointment: TimedAppointment, now: string): boolean {
  return (
    appointment.agreedAt !== null &&
    isUpcoming(appointment, now) &&
    Date.parse(now) >= Date.parse(opensAt(appointment))
  );
}
