import { moveOf, roomTimes, whyNot, type AppointmentState } from '@parley/contract/appointments/rules.ts';
import {
  MAX_RESCHEDULES,
  isOff,
  isPending,
  type AppointmentAction,
  type AppointmentStatus,
} from '@parley/contract/appointments/states.ts';
import { otherSide, roleOf, type Side } from '@parley/contract/sides.ts';
import { bookTime, releaseTime } from '../availability/bookings/book-without-overlap.ts';
import { moveHireDeadline } from '../jobs/deadlines/move-hire-by.ts';
import { minutesAfter } from '../platform/clock.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { allowed } from '../platform/http/refuse.ts';
import { agreedDeadlines, requestExpiry } from './deadlines.ts';
import { eventOf, type LockedAppointment } from './locked.ts';
import {
  hasFirst,
  heldCentsOf,
  insertMove,
  markFirst,
  updateAppointment,
  type AppointmentRow,
} from './queries.ts';
import { movedPrice, settlingAfterCallOff, type Settling } from './price/price.ts';

/** A move of a side or the clock; `time` only with a request. */
export interface AppointmentStep {
  action: AppointmentAction;
  by: Side | 'clock';
  /** An admin does it on behalf of that side. */
  byAdmin?: boolean;
  message?: string;
  time?: Time;
  /** With a cancel by the clock: the side whose end of the job calls it off. */
  calledOffBy?: Side | null;
  /** It was never paid within its time. */
  isUnpaid?: boolean;
  /** With a cancel: others of its series are called off with it. */
  isWithSeries?: boolean;
}
export interface Time {
  startsAt: string;
  minutes: number;
}
type Change = Parameters<typeof updateAppointment>[2];

/** A consultation as its rules know it. */
export const stateOf = (row: AppointmentRow): AppointmentState => ({
  ...row,
  movesLeft: {
    client: MAX_RESCHEDULES - row.clientMoves,
    professional: MAX_RESCHEDULES - row.professionalMoves,
  },
});
const MOVES = { client: 'clientMoves', professional: 'professionalMoves' } as const;

export function offeredTime(row: AppointmentRow): Time {
  const minutes = (Date.parse(row.endsAt) - Date.parse(row.startsAt)) / 60_000;
  return { startsAt: row.proposedStartsAt ?? row.startsAt, minutes: row.proposedMinutes ?? minutes };
}

/** Moves a locked consultation, records the move and emits its event, in the caller's transaction. */
export async function moveAppointment(
  platform: Platform,
  trx: Trx,
  locked: LockedAppointment,
  step: AppointmentStep,
): Promise<void> {
  const { row } = locked;
  const now = platform.clock.instant();
  const state = stateOf(row);
  const { action, by, byAdmin = false, message = null, time, isWithSeries = false } = step;
  const { to } = allowed(moveOf(state, action, by, now), whyNot(state, action, by, now));
  const settling = action === 'cancel' ? await settlingOf(trx, row, step, now) : null;
  const change = { ...changeOf(row, step, to, now), ...endOfPrice(row, step, settling), status: to };
  await updateAppointment(trx, row.id, change);
  await updateBooking(platform, trx, locked, step);
  if (isOff(to) && row.isFirst && !(await hasFirst(trx, row.jobId))) await markFirst(trx, row.jobId);
  const passage = { fromStatus: row.status, toStatus: to };
  const offer = { startsAt: time?.startsAt ?? null, minutes: time?.minutes ?? null };
  const written = { id: newId(), appointmentId: row.id, at: now, by: byAdmin ? ('admin' as const) : by };
  await insertMove(trx, { ...written, action, ...passage, message, ...offer });
  const moved = { action, by, byAdmin, message, from: row.status, to, wasAgreed: row.agreedAt !== null };
  const ended = { settling, isUnpaid: step.isUnpaid ?? false, isWithSeries };
  const offeredAt = time?.startsAt ?? offeredTime(row).startsAt;
  await platform.events.emit(platform, trx, 'appointment.moved', {
    ...eventOf(locked),
    ...moved,
    ...ended,
    offeredAt,
  });
}

async function settlingOf(trx: Trx, row: AppointmentRow, step: AppointmentStep, now: string) {
  const heldCents = await heldCentsOf(trx, row);
  return settlingAfterCallOff({ ...row, heldCents }, calledOffBy(step), now);
}

/** An admin who acts for the client never makes them pay. */
const calledOffBy = ({ by, byAdmin, calledOffBy: side = null }: AppointmentStep): Side | null =>
  by === 'clock' || byAdmin ? side : by;

/** What is called off waits for no payment; what becomes of its money can be objected to where the client doesn't get it. */
function endOfPrice(
  { priceCents }: AppointmentRow,
  { action }: AppointmentStep,
  settling: Settling | null,
): Change {
  if (action !== 'cancel' || priceCents === 0) return {};
  const objectUntil = settling?.settleTo === 'PROFESSIONAL' ? settling.settleAt : null;
  return {
    payBy: null,
    settleAt: settling?.settleAt ?? null,
    settleTo: settling?.settleTo ?? null,
    objectUntil,
  };
}

/** What a move changes besides the status. */
function changeOf(row: AppointmentRow, step: AppointmentStep, to: AppointmentStatus, now: string): Change {
  if (step.action === 'open') return {};
  if (step.action === 'accept') return agree(row, now);
  const answered = { turn: turnAfter(row, step, to), proposedStartsAt: null, proposedMinutes: null };
  const expiresAt = isPending(row.agreedAt !== null, to) ? row.expiresAt : null;
  if (step.action === 'cancel')
    return { ...answered, expiresAt, remindAt: null, attendAt: null, sequence: row.sequence + 1 };
  if (step.action !== 'request' || !step.time || step.by === 'clock') return { ...answered, expiresAt };
  const { startsAt, minutes } = step.time;
  const agreed = row.agreedAt === null ? null : row.startsAt;
  const moves = MOVES[step.by];
  const request = {
    turn: roleOf(otherSide(step.by)),
    [moves]: row[moves] + 1,
    expiresAt: requestExpiry(now, { agreed, offered: startsAt }),
  };
  return agreed === null
    ? { ...request, startsAt, endsAt: minutesAfter(startsAt, minutes) }
    : { ...request, proposedStartsAt: startsAt, proposedMinutes: minutes };
}

function agree(row: AppointmentRow, now: string): Change {
  const { startsAt, minutes } = offeredTime(row);
  const endsAt = minutesAfter(startsAt, minutes);
  return {
    startsAt,
    endsAt,
    proposedStartsAt: null,
    proposedMinutes: null,
    agreedAt: row.agreedAt ?? now,
    turn: null,
    expiresAt: null,
    sequence: row.agreedAt === null ? row.sequence : row.sequence + 1,
    ...agreedDeadlines(now, startsAt),
    ...movedPrice(row, startsAt, now),
    // Whoever came to the old time has not come to one whose room is still to open.
    ...(roomTimes({ startsAt, endsAt }).opensAt > now && NOBODY_CHECKED_IN),
  };
}

const NOBODY_CHECKED_IN = { clientCheckedInAt: null, professionalCheckedInAt: null } satisfies Change;

/** After a rejection it is the requester's turn while nothing was agreed, else nobody's. */
function turnAfter(row: AppointmentRow, { by }: AppointmentStep, to: AppointmentStatus) {
  if (by === 'clock' || !isPending(row.agreedAt !== null, to)) return null;
  return roleOf(otherSide(by));
}

/** Books an agreed time and frees a cancelled one; the deadline to hire follows. */
async function updateBooking(
  platform: Platform,
  trx: Trx,
  locked: LockedAppointment,
  { action, isWithSeries = false }: AppointmentStep,
): Promise<void> {
  const { row, job } = locked;
  const event = { ...eventOf(locked), priceCents: row.priceCents, isWithSeries };
  if (action === 'accept') {
    const { startsAt, minutes } = offeredTime(row);
    const endsAt = minutesAfter(startsAt, minutes);
    const { id: appointmentId, professionalId } = row;
    await bookTime(platform, trx, { appointmentId, professionalId, startsAt, endsAt });
    await moveHireDeadline(platform, trx, job, false);
    await platform.events.emit(platform, trx, 'appointment.booked', { ...event, startsAt, isOff: false });
  }
  if (action === 'cancel' && row.agreedAt !== null) {
    await releaseTime(platform, trx, row.id);
    await moveHireDeadline(platform, trx, job, true);
    await platform.events.emit(platform, trx, 'appointment.booked', { ...event, isOff: true });
  }
}
