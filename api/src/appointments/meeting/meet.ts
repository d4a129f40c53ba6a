import { whyNotCall } from '@parley/contract/appointments/rules.ts';
import type { Appointment, Meeting } from '@parley/contract/appointments/schemas.ts';
import { otherSide, sideOf } from '@parley/contract/sides.ts';
import { inTransaction, type Db, type Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuseIf } from '../../platform/http/refuse.ts';
import { checkOpen, meetingAt } from './meeting.ts';
import { appointmentOf, lockAppointment, updateAppointment } from '../queries.ts';

export async function getMeeting(platform: Platform, actor: Actor, id: string): Promise<Meeting> {
  return readMeeting(platform, platform.db, actor, id);
}

/** Idempotent. */
export async function checkIn(platform: Platform, actor: Actor, id: string): Promise<Appointment> {
  const { appointment } = await whileRoomIsOpen(platform, actor, id, async (trx, meeting) => {
    const by = sideOf({ clientId: meeting.appointment.client.id }, actor.id);
    if (meeting.appointment.checkedIn[by]) return;
    const at = platform.clock.instant();
    await updateAppointment(
      trx,
      id,
      by === 'client' ? { clientCheckedInAt: at } : { professionalCheckedInAt: at },
    );
    await platform.events.emit(platform, trx, 'appointment.checked_in', {
      by,
      ...eventOf(meeting.appointment),
    });
  });
  return appointment;
}

/** Starts the meeting once both have checked in. Idempotent. */
export async function startMeeting(platform: Platform, actor: Actor, id: string): Promise<Meeting> {
  return whileRoomIsOpen(platform, actor, id, async (trx, meeting) => {
    refuseIf(whyNotCall(meeting, 'start'));
    const { appointment } = meeting;
    if (appointment.meeting.startedAt !== null) return;
    await updateAppointment(trx, id, { startedAt: platform.clock.instant() });
    hintBoth(platform, trx, appointment);
  });
}

/** One side is done; the meeting is over once both are. Idempotent. */
export async function endMeeting(platform: Platform, actor: Actor, id: string): Promise<Meeting> {
  return whileRoomIsOpen(platform, actor, id, async (trx, meeting) => {
    refuseIf(whyNotCall(meeting, 'end'));
    const { appointment } = meeting;
    const side = sideOf({ clientId: appointment.client.id }, actor.id);
    const at = platform.clock.instant();
    const isOver = appointment.hasEnded[otherSide(side)];
    await updateAppointment(trx, id, { [ENDED_AT[side]]: at, ...(isOver && { endedAt: at }) });
    hintBoth(platform, trx, appointment);
  });
}

const ENDED_AT = { client: 'clientEndedAt', professional: 'professionalEndedAt' } as const;

/** Runs an action in an open room and returns the meeting afterwards. */
async function whileRoomIsOpen(
  platform: Platform,
  actor: Actor,
  id: string,
  work: (trx: Trx, meeting: Meeting) => Promise<void>,
): Promise<Meeting> {
  return inTransaction(platform.db, async (trx) => {
    await lockAppointment(trx, id);
    const meeting = await readMeeting(platform, trx, actor, id);
    checkOpen(meeting);
    await work(trx, meeting);
    return readMeeting(platform, trx, actor, id);
  });
}

async function readMeeting({ clock }: Platform, db: Db, actor: Actor, id: string): Promise<Meeting> {
  return meetingAt(found(await appointmentOf(db, id, actor.id)), clock.instant());
}

function eventOf({ id: appointmentId, jobId, title, startsAt, client, professional }: Appointment) {
  return { appointmentId, jobId, clientId: client.id, professionalId: professional.id, title, startsAt };
}

/** Open room pages update at once. */
function hintBoth({ live }: Platform, trx: Trx, { id, client, professional }: Appointment): void {
  live.hint(trx, [client.id, professional.id], 'changed', { kind: 'appointment', id });
}
