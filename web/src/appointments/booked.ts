import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { CLOSES_AFTER_MINUTES, OPENS_BEFORE_MINUTES } from '@parley/contract/appointments/states.ts';

const MINUTE_MS = 60_000;
const UNBOOKED: readonly Appointment['status'][] = ['CANCELLED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'];

type Timed = Pick<Appointment, 'startsAt' | 'endsAt' | 'status' | 'meeting'>;

/** Whether it stands: its old time, too, while a new one is asked for. */
export function isBooked(status: Appointment['status']): boolean {
  return !UNBOOKED.includes(status);
}

/** Whether a consultation is still to come or its room still open. */
export function isComing({ endsAt, status, meeting }: Timed, now: string): boolean {
  const closes = Date.parse(endsAt) + CLOSES_AFTER_MINUTES * MINUTE_MS;
  return isBooked(status) && meeting.endedAt === null && Date.parse(now) < closes;
}

/** When the room of a consultation opens. */
function opensAt({ startsAt }: Pick<Appointment, 'startsAt'>): string {
  return new Date(Date.parse(startsAt) - OPENS_BEFORE_MINUTES * MINUTE_MS).toISOString();
}

/** Whether one can check in now. */
export function isRoomOpen(appointment: Timed, now: string): boolean {
  return isComing(appointment, now) && Date.parse(now) >= Date.parse(opensAt(appointment));
}
