import { meetingStateOf, roomTimes, whyNotEnter } from '@parley/contract/appointments/rules.ts';
import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { refuseIf } from '../../platform/http/refuse.ts';
import type { AppointmentFacts } from '../queries.ts';

export function meetingAt({ appointment, isOff }: AppointmentFacts, now: string): Meeting {
  const state = meetingStateOf({ ...appointment, isOff }, now);
  return { appointment, state, ...roomTimes(appointment) };
}

/** Refuses `too_early` or `ended` unless the room is open. */
export function checkOpen(meeting: Meeting): void {
  refuseIf(whyNotEnter(meeting));
}
