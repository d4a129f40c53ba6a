import { isCutOff, isRunningJob, type JobStatus } from '../jobs/states.ts';
import { isPast, moveFor } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import { type Side, type SideRole, SIDES } from '../sides.ts';
import {
  CLOSES_AFTER_MINUTES,
  isOff,
  movesOf,
  OPENS_BEFORE_MINUTES,
  actorsOfAppointment,
  type AppointmentAction,
  type AppointmentMove,
  type AppointmentStatus,
  type Attendance,
  type MeetingState,
} from './states.ts';

/**
 * What a consultation's moves depend on; `movesLeft`: the reschedule requests each side has left; `isCutOff`: as of
 * its job; `isTaken`: the professional no longer has the time that is asked for.
 */
export interface AppointmentState {
  status: AppointmentStatus;
  askedBy: SideRole | null;
  agreedAt: string | null;
  startsAt: string;
  startedAt: string | null;
  expiresAt: string | null;
  movesLeft: Record<Side, number>;
  isCutOff?: boolean;
  isTaken?: boolean;
}

/** The row of the table that allows this move now, or null. */
export function moveOf(
  appointment: AppointmentState,
  action: AppointmentAction,
  by: Side | 'clock',
  now: string,
): AppointmentMove | null {
  if (by !== 'clock' && hasBegun(appointment, now)) return null;
  // An agreed time can be called off whatever became of a request to move it.
  if (by !== 'clock' && action !== 'cancel' && isPast(appointment.expiresAt, now)) return null;
  return rowOf(appointment, action, by);
}

/** The row of the table, whatever the time. */
function rowOf(
  { status, askedBy, agreedAt }: AppointmentState,
  action: AppointmentAction,
  by: Side | 'clock',
) {
  const actors = by === 'clock' ? [by] : actorsOfAppointment(askedBy, by);
  return moveFor(movesOf(agreedAt !== null), action, status, actors);
}

/** Both may enter the room early: once started it cannot be moved or called off, or its room would close on them. */
export const hasBegun = (
  { startsAt, startedAt }: Pick<AppointmentState, 'startsAt' | 'startedAt'>,
  now: string,
) => startedAt !== null || isPast(startsAt, now);

/** Null when the move is allowed. */
export function whyNot(
  appointment: AppointmentState,
  action: AppointmentAction,
  by: Side | 'clock',
  now: string,
): RefusalCode | null {
  if (!moveOf(appointment, action, by, now)) {
    const isLate = action === 'cancel' && rowOf(appointment, action, by) !== null;
    return isLate ? 'already_started' : 'invalid_transition';
  }
  if (action === 'accept' && appointment.isTaken === true) return 'slot_taken';
  if (action !== 'request' || by === 'clock') return null;
  if (appointment.isCutOff === true) return 'blocked';
  return appointment.movesLeft[by] <= 0 ? 'too_many_moves' : null;
}

/** Deadlines of what may follow from the attendance; null where nothing does. */
export interface AttendanceDeadlines {
  attendance: Attendance | null;
  refundUntil: string | null;
  newTimeUntil: string | null;
  objectUntil: string | null;
}
export const ATTENDANCE_ACTIONS = ['refund', 'new_time', 'object'] as const;
export type AttendanceAction = (typeof ATTENDANCE_ACTIONS)[number];

/** Who may offer a free new time: whoever came, or either if nobody did. */
const NEW_TIME_BY: Record<Attendance, readonly Side[]> = {
  HELD: [],
  CLIENT_ABSENT: ['professional'],
  PROFESSIONAL_ABSENT: ['client'],
  NEITHER: SIDES,
};

/** Same for what follows from the attendance; only the client may take a refund. */
export function whyNotAttendanceAction(
  { attendance, refundUntil, newTimeUntil, objectUntil }: AttendanceDeadlines,
  action: AttendanceAction,
  side: Side,
  now: string,
): RefusalCode | null {
  const until = { refund: refundUntil, new_time: newTimeUntil, object: objectUntil }[action];
  const newTimeBy = attendance === null ? [] : NEW_TIME_BY[attendance];
  const isTheirs = { object: true, refund: side === 'client', new_time: newTimeBy.includes(side) }[action];
  return isTheirs && until !== null && !isPast(until, now) ? null : 'invalid_transition';
}

/** Where no money hangs on it, nobody decides about an objection: a person has two of them in so many days. */
export const OBJECTION_DAYS = 90;
const MOST_OBJECTIONS = 2;

/** Null when a side may object to an absence that is only on the record; `before`: its objections of this kind in those days. */
export const whyNotObjectAgain = (before: number): RefusalCode | null =>
  before >= MOST_OBJECTIONS ? 'too_many_objections' : null;

/** Null when another consultation may be requested. Paid work goes on whoever blocks whom. */
export function whyNotPlan(job: { status: JobStatus; isBlocked: boolean }): RefusalCode | null {
  if (!isRunningJob(job.status)) return 'invalid_transition';
  return isCutOff(job) ? 'blocked' : null;
}

/** What decides about the room of a consultation; `isOff`: it does not take place, or its job is cancelled. */
export interface RoomState {
  startsAt: string;
  endsAt: string;
  agreedAt: string | null;
  meeting: { startedAt: string | null; endedAt: string | null };
  isOff: boolean;
}

/** When the room of a consultation opens and closes. */
export const roomTimes = ({ startsAt, endsAt }: Pick<RoomState, 'startsAt' | 'endsAt'>) => ({
  opensAt: minutesAfter(startsAt, -OPENS_BEFORE_MINUTES),
  closesAt: minutesAfter(endsAt, CLOSES_AFTER_MINUTES),
});

const minutesAfter = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** How the room of a consultation stands; nobody comes to a time that is not agreed. */
export function meetingStateOf(room: RoomState, now: string): MeetingState {
  const { meeting, agreedAt, isOff } = room;
  const { opensAt, closesAt } = roomTimes(room);
  if (isOff || meeting.endedAt !== null || isPast(closesAt, now)) return 'ENDED';
  if (agreedAt === null) return 'EARLY';
  if (meeting.startedAt !== null) return 'LIVE';
  return isPast(opensAt, now) ? 'OPEN' : 'EARLY';
}

/**
 * Why a consultation's notes can't be changed: it's off, its job has ended, or it takes no more as either side has
 * blocked the other; null if both sides can write.
 */
export function whyNotWriteNotes(
  status: AppointmentStatus,
  { isJobRunning, isBlocked }: { isJobRunning: boolean; isBlocked: boolean },
): RefusalCode | null {
  if (isOff(status) || !isJobRunning) return 'notes_closed';
  return isBlocked ? 'blocked' : null;
}

const SHUT = { EARLY: 'too_early', ENDED: 'ended', OPEN: null, LIVE: null } as const;

/** Why one cannot be in a room: it does not open yet, is over, or is not paid; null where one can. */
export const whyNotEnter = ({ state, appointment }: RoomEntry): RefusalCode | null =>
  SHUT[state] ?? (appointment.payBy === null ? null : 'not_paid');

/** `payBy`: the consultation still has to be paid. */
interface RoomEntry {
  state: MeetingState;
  appointment: { payBy: string | null };
}

/** What decides about the call in a room. */
export interface CallState {
  state: MeetingState;
  appointment: {
    payBy: string | null;
    checkedIn: Record<Side, boolean>;
    meeting: { startedAt: string | null };
  };
}

/** Why a call cannot begin or end: it takes both, and what has not begun does not end; null where it can. */
export function whyNotCall(room: CallState, action: 'start' | 'end'): RefusalCode | null {
  const { checkedIn, meeting } = room.appointment;
  const isReady =
    action === 'start' ? checkedIn.client && checkedIn.professional : meeting.startedAt !== null;
  return whyNotEnter(room) ?? (isReady ? null : 'not_checked_in');
}
