import type {
  Appointment,
  AppointmentAct,
  AppointmentResponse,
} from '@parley/contract/appointments/schemas.ts';
import { whyNot } from '@parley/contract/appointments/rules.ts';
import { isPending } from '@parley/contract/appointments/states.ts';
import { isRunningJob, isTalking } from '@parley/contract/jobs/states.ts';
import { roleOf, type Side, sideOf } from '@parley/contract/sides.ts';
import { isoInstant } from '../platform/clock.ts';
import { checkOverlap } from '../availability/bookings/check-overlap.ts';
import { checkTime } from '../availability/bookings/check-time.ts';
import { lockedJob } from '../jobs/locked-job.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuse, refuseField, refuseIf } from '../platform/http/refuse.ts';
import { isBlockedJob } from '../users/blocks/is-blocked.ts';
import { lockBoth, type LockedAppointment } from './locked.ts';
import { moveAppointment, offeredTime, stateOf, type AppointmentStep } from './move-appointment.ts';
import { heldUntilOf } from './price/held-until.ts';
import {
  appointmentOf,
  lockOfJob,
  talkingJobsBetween,
  timeOfferedAt,
  type AppointmentRow,
} from './queries.ts';

export async function readAppointment(
  { db }: Platform,
  { id: userId }: Actor,
  id: string,
): Promise<Appointment> {
  return found(await appointmentOf(db, id, userId)).appointment;
}

export async function respond(
  platform: Platform,
  actor: Actor,
  response: AppointmentResponse,
): Promise<Appointment> {
  checkFields(response);
  await inTransaction(platform.db, async (trx) => {
    const locked = await lockBoth(trx, response.id, actor.id);
    await checkMessage(trx, locked, response);
    await answer(platform, trx, locked, { ...response, by: sideOf(locked.row, actor.id) });
  });
  return readAppointment(platform, actor, response.id);
}

type Answer = Pick<AppointmentResponse, 'action' | 'startsAt' | 'minutes' | 'message'> & {
  by: Side;
  byAdmin?: boolean;
};

/** Moves a locked consultation after checking its time. */
export async function answer(
  platform: Platform,
  trx: Trx,
  locked: LockedAppointment,
  input: Answer,
): Promise<void> {
  const { row, job } = locked;
  const { professionalId, id: moving } = row;
  const { serviceId } = job;
  const step = stepOf(locked, input);
  if (!isRunningJob(job.status)) refuse('invalid_transition');
  const asks = step.action === 'request' && !input.byAdmin;
  const state = { ...stateOf(row), isCutOff: asks && (await isBlockedJob(trx, job)) };
  refuseIf(whyNot(state, step.action, step.by, platform.clock.instant()));
  if (step.action === 'accept') checkAccepted(locked, input);
  if (step.time)
    await checkTime(platform, trx, {
      professionalId,
      serviceId,
      ...step.time,
      offeredBy: roleOf(input.by),
      heldUntil: await heldUntilOf(platform, trx, row),
      moving,
    });
  if (step.action === 'accept') {
    const offeredAt = input.by === 'client' ? await timeOfferedAt(trx, moving) : null;
    await checkOverlap(trx, { professionalId, serviceId, ...offeredTime(row), offeredAt, moving });
  }
  await moveAppointment(platform, trx, locked, step);
}

/**
 * Ends what is asked for between a user and someone they blocked, as if they had ended it: what they asked for is
 * withdrawn, what they were asked for declined. An agreed time stays, and paid work goes on.
 */
export async function endRequestsBetween(
  platform: Platform,
  trx: Trx,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> {
  for (const jobId of await talkingJobsBetween(trx, blockerId, blockedId)) {
    const job = await lockedJob(trx, jobId);
    // Paid meanwhile.
    if (!isTalking(job.status)) continue;
    for (const row of await lockOfJob(trx, jobId))
      if (isAskedFor(row))
        await moveAppointment(platform, trx, { job, row }, endedBy(platform, row, blockerId));
  }
}

/** Past its deadline and awaiting the sweep: expire it. */
function endedBy({ clock }: Platform, row: AppointmentRow, userId: string): AppointmentStep {
  const by = sideOf(row, userId);
  const action = (['withdraw', 'decline', 'reject'] as const).find(
    (each) => whyNot(stateOf(row), each, by, clock.instant()) === null,
  );
  return action ? { action, by } : { action: 'expire', by: 'clock' };
}

const isAskedFor = ({ agreedAt, status }: AppointmentRow) => isPending(agreedAt !== null, status);

function stepOf(
  { row }: LockedAppointment,
  { action, by, byAdmin, message, startsAt, minutes }: Answer,
): AppointmentStep {
  const length = minutes ?? offeredTime(row).minutes;
  const isNew = startsAt !== undefined && action !== 'accept';
  const time = isNew ? { startsAt: isoInstant(startsAt), minutes: length } : undefined;
  return { action, by, byAdmin, message, time };
}

/** Nobody accepts another time than the one they were shown. */
function checkAccepted({ row }: LockedAppointment, { startsAt }: Answer): void {
  if (startsAt !== undefined && isoInstant(startsAt) !== offeredTime(row).startsAt)
    refuseField('startsAt', /*i18n*/ 'Another time was just suggested. Review it first.');
}

/** Who counts on a consultation is told why it is called off, unless the two can’t contact each other. */
async function checkMessage(
  trx: Trx,
  { job }: LockedAppointment,
  { action, message }: AppointmentResponse,
): Promise<void> {
  if (message === undefined && action !== 'cancel') return;
  const isBlocked = await isBlockedJob(trx, job);
  if (isBlocked && message !== undefined) refuse('blocked');
  if (!isBlocked && message === undefined) refuseField('message', /*i18n*/ 'Say why you’re calling it off.');
}

/** A time goes with a request, or with accepting the one that was suggested. */
export function checkFields({
  action,
  startsAt,
  minutes,
}: Pick<AppointmentAct, 'action' | 'startsAt' | 'minutes'>) {
  const offers = action === 'request' || action === 'new_time';
  if (offers && startsAt === undefined) refuseField('startsAt', /*i18n*/ 'Pick a new time.');
  if (!offers && action !== 'accept' && startsAt !== undefined)
    refuseField('startsAt', /*i18n*/ 'Only when asking for another time.');
  if (action !== 'request' && minutes !== undefined)
    refuseField('minutes', /*i18n*/ 'Only when asking for another time.');
}
