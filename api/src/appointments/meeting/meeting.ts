import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import {
  CLOSES_AFTER_MINUTES,
  OPENS_BEFORE_MINUTES,
  type MeetingState,
} from '@parley/contract/appointments/states.ts';
import { minutesAfter } from '../../platform/clock.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { AppointmentFacts } from '../queries.ts';

/** The meeting of an appointment as it stands at an instant. */
export function meetingAt(facts: AppointmentFacts, now: string): Meeting {
  const { appointment, payBy } = facts;
  const opensAt = minutesAfter(appointment.startsAt, -OPENS_BEFORE_MINUTES);
  const closesAt = minutesAfter(appointment.endsAt, CLOSES_AFTER_MINUTES);
  return { appointment, state: stateAt(facts, now, { opensAt, closesAt }), opensAt, closesAt, payBy };
}

function stateAt(
  { appointment: { meeting, agreedAt }, isOff }: AppointmentFacts,
  now: string,
  room: { opensAt: string; closesAt: string },
): MeetingState {
  if (isOff || meeting.endedAt !== null || now >= room.closesAt) return 'ENDED';
  // Nobody comes to a time that is not agreed.
  if (agreedAt === null) return 'EARLY';
  if (meeting.startedAt !== null) return 'LIVE';
  return now < room.opensAt ? 'EARLY' : 'OPEN';
}

/** Refuses what needs the room open: before it opens, and once it is over. */
export function checkOpen(meeting: Meeting): void {
  const refusal = CLOSED[meeting.state];
  if (refusal) refuse(refusal);
}

const CLOSED = { EARLY: 'too_early', ENDED: 'ended', OPEN: null, LIVE: null } as const;
