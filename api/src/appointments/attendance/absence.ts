import type { AbsenceChoice, Appointment } from '@parley/contract/appointments/schemas.ts';
import {
  OBJECTION_DAYS,
  whyNotAttendanceAction,
  whyNotObjectAgain,
} from '@parley/contract/appointments/rules.ts';
import { OBJECT_WITHIN_HOURS } from '@parley/contract/appointments/states.ts';
import { sideOf, type Side } from '@parley/contract/sides.ts';
import { moveJob } from '../../jobs/move-job.ts';
import { daysAfter, hoursAfter } from '../../platform/clock.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuseIf } from '../../platform/http/refuse.ts';
import { eventOf, lockBoth, type LockedAppointment } from '../locked.ts';
import { offeredTime } from '../move-appointment.ts';
import { plan } from '../plan.ts';
import { anyAppointment, type AppointmentRow, objectionsOnRecord, updateAppointment } from '../queries.ts';
import { checkFields, readAppointment } from '../respond.ts';
import { countAttendance } from './count-attendance.ts';
import { freezeMoney } from './freeze-money.ts';
import { recordObjection } from './record-objection.ts';

/** Objects to the recorded attendance: the job becomes disputed, and its money stays held. */
export async function objectToAttendance(
  platform: Platform,
  actor: Actor,
  id: string,
  reason: string,
): Promise<Appointment> {
  await inTransaction(platform.db, async (trx) => {
    const locked = await lockBoth(trx, id, actor.id);
    await fileObjection(platform, trx, locked, { by: sideOf(locked.row, actor.id), reason });
  });
  return readAppointment(platform, actor, id);
}

/** Chooses a refund or a new time after a missed consultation. */
export async function settleAbsence(
  platform: Platform,
  actor: Actor,
  { id, ...choice }: AbsenceChoice & { id: string },
): Promise<Appointment> {
  checkFields(choice);
  await inTransaction(platform.db, async (trx) => {
    const locked = await lockBoth(trx, id, actor.id);
    await chooseAftermath(platform, trx, locked, { ...choice, by: sideOf(locked.row, actor.id) });
  });
  return readAppointment(platform, actor, id);
}

interface Acting {
  by: Side;
  byAdmin?: boolean;
}

/**
 * Objects to the attendance: the money of a priced consultation waits for an admin, and so does the job's, if they were hired before
 * it. Where no money hangs on it, the consultation counts for nobody.
 */
export async function fileObjection(
  platform: Platform,
  trx: Trx,
  locked: LockedAppointment,
  { by, byAdmin = false, reason }: Acting & { reason: string },
): Promise<void> {
  const { job, row } = locked;
  const now = platform.clock.instant();
  const deadlines = await deadlinesOf(trx, row.id);
  refuseIf(whyNotAttendanceAction(deadlines, 'object', by, now));
  const isOnRecordOnly = deadlines.objectionTo === 'RECORD';
  // Support can help whoever has used theirs.
  if (isOnRecordOnly && !byAdmin) await refuseTooMany(trx, row, by, now);
  // What one side contests counts for nobody while the objection stands.
  await countAttendance(trx, row, -1);
  if (row.settleAt !== null) await freezeMoney(trx, locked, now);
  if (row.settleAt !== null || isOnRecordOnly)
    await recordObjection(platform, trx, locked, { by, byAdmin, reason });
  if (deadlines.objectionTo === 'WORK' || row.refundAt !== null) {
    const who = byAdmin ? { by: 'admin' as const, as: by } : { by };
    // What was recorded can be contested however many disputes there were.
    const unlimited = { ...job, disputesLeft: { ...job.disputesLeft, [by]: 1 } };
    await moveJob(platform, trx, unlimited, { action: 'dispute', ...who, message: reason });
  }
  // Not before the dispute: whoever withdraws that one withdraws the objection with it.
  await updateAppointment(trx, row.id, { objectedAt: platform.clock.instant(), refundAt: null });
}

async function refuseTooMany(trx: Trx, row: AppointmentRow, by: Side, now: string): Promise<void> {
  const userId = by === 'client' ? row.clientId : row.professionalId;
  const since = daysAfter(now, -OBJECTION_DAYS);
  refuseIf(whyNotObjectAgain(await objectionsOnRecord(trx, { userId, by, since })));
}

export async function chooseAftermath(
  platform: Platform,
  trx: Trx,
  locked: LockedAppointment,
  { action, startsAt, by, byAdmin = false, message }: AbsenceChoice & Acting & { message?: string },
): Promise<void> {
  const { job, row } = locked;
  const now = platform.clock.instant();
  refuseIf(whyNotAttendanceAction(await deadlinesOf(trx, row.id), action, by, now));
  if (action === 'refund') {
    const refundAt = hoursAfter(now, OBJECT_WITHIN_HOURS);
    await updateAppointment(trx, row.id, { refundAt });
    const event = { ...eventOf(locked), refundAt, byAdmin };
    await platform.events.emit(platform, trx, 'appointment.refund_chosen', event);
  } else {
    const time = { startsAt: startsAt ?? row.startsAt, minutes: offeredTime(row).minutes };
    await plan(platform, trx, job, { ...time, by, byAdmin, message, replaces: row });
  }
}

/** The same deadlines as its page shows. */
const deadlinesOf = async (trx: Trx, id: string) => found(await anyAppointment(trx, id));
