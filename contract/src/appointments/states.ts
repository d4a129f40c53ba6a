import type { Side, SideRole } from '../sides.ts';
import { moveFor, type Move } from '../moves.ts';
import {
  OPEN_NEGOTIATION_STATUSES,
  NEGOTIATION_STATUSES,
  SHARED_MOVES,
  type NegotiationActor,
  type SharedAction,
} from '../negotiations/states.ts';

/** The statuses of a negotiation, and CANCELLED: called off, or its job was over before the start. */
export const APPOINTMENT_STATUSES = [...NEGOTIATION_STATUSES, 'CANCELLED'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];
/** Moves of the sides, or of an admin on their behalf; `open` is the other side's first read. */
export const APPOINTMENT_ANSWERS = ['request', 'accept', 'reject', 'decline', 'withdraw', 'cancel'] as const;
export const APPOINTMENT_ACTIONS = ['open', ...APPOINTMENT_ANSWERS, 'expire'] as const;
export type AppointmentAction = (typeof APPOINTMENT_ACTIONS)[number];
export type AppointmentMove = Move<AppointmentStatus, AppointmentAction, NegotiationActor>;

const NAMES: Record<SharedAction, AppointmentAction> = {
  open: 'open',
  accept: 'accept',
  reschedule: 'request',
  reject_reschedule: 'reject',
  decline: 'decline',
  withdraw: 'withdraw',
  expire: 'expire',
};

/** Until it is agreed, a consultation moves like a negotiation. */
export const UNAGREED_MOVES: readonly AppointmentMove[] = [
  ...SHARED_MOVES.map((row) => ({ ...row, action: NAMES[row.action] })),
  { action: 'cancel', from: OPEN_NEGOTIATION_STATUSES, by: ['clock'], to: 'CANCELLED' },
];

const BOOKED = ['ACCEPTED', 'RESCHEDULE', 'RESCHEDULE_PRO', 'RESCHEDULE_REJECTED'] as const;

/** Once agreed, its time stays booked until a new one is accepted: a request that fails leads back to it. */
export const AGREED_MOVES: readonly AppointmentMove[] = [
  {
    action: 'request',
    from: ['ACCEPTED', 'RESCHEDULE_REJECTED', 'RESCHEDULE_PRO'],
    by: ['professional'],
    to: 'RESCHEDULE',
  },
  {
    action: 'request',
    from: ['ACCEPTED', 'RESCHEDULE_REJECTED', 'RESCHEDULE'],
    by: ['client'],
    to: 'RESCHEDULE_PRO',
  },
  { action: 'accept', from: ['RESCHEDULE'], by: ['client'], to: 'ACCEPTED' },
  { action: 'accept', from: ['RESCHEDULE_PRO'], by: ['professional'], to: 'ACCEPTED' },
  { action: 'reject', from: ['RESCHEDULE'], by: ['client'], to: 'RESCHEDULE_REJECTED' },
  { action: 'reject', from: ['RESCHEDULE_PRO'], by: ['professional'], to: 'RESCHEDULE_REJECTED' },
  { action: 'withdraw', from: ['RESCHEDULE'], by: ['professional'], to: 'ACCEPTED' },
  { action: 'withdraw', from: ['RESCHEDULE_PRO'], by: ['client'], to: 'ACCEPTED' },
  { action: 'expire', from: ['RESCHEDULE', 'RESCHEDULE_PRO'], by: ['clock'], to: 'ACCEPTED' },
  // Who may cancel a consultation; until when: rules.ts.
  { action: 'cancel', from: BOOKED, by: ['client', 'professional', 'clock'], to: 'CANCELLED' },
];

/** The table a consultation moves by. */
export const movesOf = (isAgreed: boolean) => (isAgreed ? AGREED_MOVES : UNAGREED_MOVES);

/** Whether a request is open: somebody has to respond, or it expires. */
export function isPending(isAgreed: boolean, status: AppointmentStatus): boolean {
  return moveFor(movesOf(isAgreed), 'expire', status, ['clock']) !== null;
}

const OFF: readonly AppointmentStatus[] = ['DECLINED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED'];
/** Whether it ended without taking place. */
export const isOff = (status: AppointmentStatus) => OFF.includes(status);

/** Who a side is in a consultation: `askedBy` requested it; nobody requested the one a job starts with. */
export function actorsOfAppointment(askedBy: SideRole | null, side: Side): readonly NegotiationActor[] {
  if (askedBy === null) return [side];
  return [side, (askedBy === 'CLIENT') === (side === 'client') ? 'sender' : 'recipient'];
}

/** How often each side may ask for another time. */
export const MAX_RESCHEDULES = 3;
export const ATTENDANCES = ['HELD', 'CLIENT_ABSENT', 'PROFESSIONAL_ABSENT', 'NEITHER'] as const;
export type Attendance = (typeof ATTENDANCES)[number];
/** When attendance is decided after the start, how long either side may object, and how long a choice is open. */
export const ATTENDANCE_AFTER_MINUTES = 15;
export const OBJECT_WITHIN_HOURS = 48;
export const CHOOSE_WITHIN_DAYS = 14;
/** What an objection is about: the money of the work, that of the consultation, or only both sides' record. */
export const OBJECTION_SUBJECTS = ['WORK', 'PRICE', 'RECORD'] as const;
export type ObjectionSubject = (typeof OBJECTION_SUBJECTS)[number];

/** Whether it took place; else one side missed it, or both did. */
export const wasHeld = (attendance: Attendance) => attendance === 'HELD';

export const MEETING_STATES = ['EARLY', 'OPEN', 'LIVE', 'ENDED'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];
/** The room opens 10 minutes before the start and closes 30 minutes after the planned end. */
export const OPENS_BEFORE_MINUTES = 10;
export const CLOSES_AFTER_MINUTES = 30;
