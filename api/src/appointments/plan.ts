import { MAX_CONSULTATIONS_ASKED } from '@parley/contract/limits.ts';
import type { Appointment, NewAppointment } from '@parley/contract/appointments/schemas.ts';
import { whyNotPlan } from '@parley/contract/appointments/rules.ts';
import { otherSide, roleOf, type Side } from '@parley/contract/sides.ts';
import { checkTime } from '../availability/bookings/check-time.ts';
import { lockForSide } from '../jobs/lock-for-side.ts';
import type { JobRow } from '../jobs/locked-job.ts';
import { minutesAfter } from '../platform/clock.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { newId } from '../platform/database/id.ts';
import { limitADay } from '../platform/limits/limit-a-day.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuseIf } from '../platform/http/refuse.ts';
import { isBlockedJob } from '../users/blocks/is-blocked.ts';
import { requestExpiry } from './deadlines.ts';
import { eventOf } from './locked.ts';
import type { Time } from './move-appointment.ts';
import {
  countAskedFor,
  hasFirst,
  insertAppointment,
  insertMove,
  lockRow,
  type AppointmentRow,
} from './queries.ts';
import { readAppointment } from './respond.ts';

/** Requests another consultation. */
export async function planAppointment(
  platform: Platform,
  actor: Actor,
  { jobId, ...input }: NewAppointment,
): Promise<Appointment> {
  const id = await inTransaction(platform.db, async (trx) => {
    const { job, side } = await lockForSide(trx, jobId, actor);
    // Each is told to the other side, and listed with the job.
    const count = (since: string) => countAskedFor(trx, { jobId, by: roleOf(side), since });
    await limitADay(platform, MAX_CONSULTATIONS_ASKED, count);
    return plan(platform, trx, job, { ...input, by: side });
  });
  return readAppointment(platform, actor, id);
}

interface PlanInput extends Time {
  by: Side;
  byAdmin?: boolean;
  message?: string;
  /** The missed consultation that this one replaces. */
  replaces?: AppointmentRow;
}

/** Requests a consultation in a locked job; returns its id. */
export async function plan(platform: Platform, trx: Trx, job: JobRow, input: PlanInput): Promise<string> {
  const isBlocked = await isBlockedJob(trx, job);
  refuseIf(whyNotPlan({ ...job, isBlocked }));
  const now = platform.clock.instant();
  const { by, byAdmin = false, minutes, message = null, replaces } = input;
  const startsAt = new Date(input.startsAt).toISOString();
  const { id: jobId, clientId, professionalId, serviceId } = job;
  const time = { professionalId, serviceId, startsAt, minutes, offeredBy: roleOf(by) };
  // Further consultations are free.
  await checkTime(platform, trx, { ...time, heldUntil: null });
  const id = newId();
  await insertAppointment(trx, {
    id,
    jobId,
    clientId,
    professionalId,
    startsAt,
    endsAt: minutesAfter(startsAt, minutes),
    status: 'SENT',
    createdAt: now,
    askedBy: roleOf(by),
    turn: roleOf(otherSide(by)),
    expiresAt: requestExpiry(now, { agreed: null, offered: startsAt }),
    // After the first was called off, the next one is what the job starts with.
    isFirst: replaces?.isFirst ?? !(await hasFirst(trx, jobId)),
    replacesId: replaces?.id ?? null,
  });
  const written = { id: newId(), appointmentId: id, at: now, by: byAdmin ? ('admin' as const) : by };
  const passage = { fromStatus: null, toStatus: 'SENT' as const };
  await insertMove(trx, { ...written, action: 'plan', ...passage, message, startsAt, minutes });
  const row = found(await lockRow(trx, id));
  const moved = { action: 'plan' as const, by, byAdmin, message, from: null, to: passage.toStatus };
  const event = {
    ...eventOf({ job, row }),
    ...moved,
    wasAgreed: false,
    settling: null,
    isUnpaid: false,
    isWithSeries: false,
    offeredAt: startsAt,
  };
  await platform.events.emit(platform, trx, 'appointment.moved', event);
  return id;
}
