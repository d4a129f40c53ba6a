import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { AppointmentStatus } from '@parley/contract/appointments/states.ts';
import { otherSide, type Side } from '@parley/contract/sides.ts';
import { joinRoom, leaveRoom } from '../src/appointments/meeting/record-presence.ts';
import { found } from '../src/platform/http/refuse.ts';
import { hoursAfter, minutesAfter } from '../src/platform/clock.ts';
import type { Client } from './client.ts';
import type { HiredJob } from './hiring.ts';
import type { World } from './world.ts';

type Answer = 'request' | 'accept' | 'reject' | 'decline' | 'withdraw' | 'cancel';
interface Extra {
  startsAt?: string;
  minutes?: number;
  message?: string;
}

export const move = (by: Client, id: string, action: Answer, extra: Extra = {}) =>
  by.call('POST /api/job/appointments/reschedule', { body: { id, action, ...extra } });

export const plan = (by: Client, jobId: string, startsAt: string) =>
  by.call('POST /api/job/appointments', { body: { jobId, startsAt, minutes: 30 } });

export async function consultation(hired: HiredJob, id = hired.appointmentId): Promise<Appointment> {
  const { appointments } = await hired.client.ok('GET /api/job/:id', { params: { id: hired.jobId } });
  return found(appointments.find((each) => each.id === id));
}

export async function advanceTo(world: World, instant: string, minutes = 0): Promise<void> {
  const ahead = Date.parse(minutesAfter(instant, minutes)) - world.platform.clock.now().getTime();
  if (ahead > 0) await world.advance({ minutes: ahead / 60_000 });
}

/** A time that a client may still request, wherever the clock is. */
export function comingTime({ platform }: World, hired: HiredJob): string {
  let at = hired.nextTime();
  while (at < hoursAfter(platform.clock.instant(), 3)) at = hired.nextTime();
  return at;
}

export const checkIn = (by: Client, id: string) =>
  by.ok('POST /api/job/appointment/checkin/:id', { params: { id }, body: {} });

/** A requested consultation of a paid job, brought to a status. */
export async function plannedIn(
  world: World,
  hired: HiredJob,
  by: Side,
  status: AppointmentStatus,
): Promise<Appointment> {
  const other = otherSide(by);
  const { data } = await plan(hired[by], hired.jobId, comingTime(world, hired));
  const { id } = data;
  const ask = (side: Side) => move(hired[side], id, 'request', { startsAt: comingTime(world, hired) });
  const ways: Record<AppointmentStatus, () => Promise<unknown>> = {
    SENT: async () => {},
    READ: () => hired[other].ok('GET /api/job/meeting/:id', { params: { id } }),
    RESCHEDULE: () => ask('professional'),
    RESCHEDULE_PRO: () => ask('client'),
    RESCHEDULE_REJECTED: async () => {
      await ask('professional');
      await move(hired.client, id, 'reject');
    },
    ACCEPTED: () => move(hired[other], id, 'accept'),
    DECLINED: () => move(hired[other], id, 'decline'),
    WITHDRAWN: () => move(hired[by], id, 'withdraw'),
    EXPIRED: () => world.advance({ days: 6 }),
    CANCELLED: async () => {
      await hired.professional.ok('POST /api/job/:id/cancel', { params: { id: hired.jobId }, body: {} });
    },
  };
  await ways[status]();
  return checked(await consultation(hired, id), status);
}

/** An agreed consultation, brought to a status; its old time stays booked. */
export async function agreedIn(
  world: World,
  hired: HiredJob,
  status: AppointmentStatus,
): Promise<Appointment> {
  const { id } = await plannedIn(world, hired, 'client', 'ACCEPTED');
  const ask = (side: Side) => move(hired[side], id, 'request', { startsAt: comingTime(world, hired) });
  if (status === 'RESCHEDULE') await ask('professional');
  if (status === 'RESCHEDULE_PRO') await ask('client');
  if (status === 'RESCHEDULE_REJECTED') {
    await ask('professional');
    await move(hired.client, id, 'reject');
  }
  if (status === 'CANCELLED')
    await hired.professional.ok('POST /api/job/:id/cancel', { params: { id: hired.jobId }, body: {} });
  return checked(await consultation(hired, id), status);
}

function checked(appointment: Appointment, status: AppointmentStatus): Appointment {
  if (appointment.status === status) return appointment;
  throw new Error(`the consultation is ${appointment.status}, not ${status}`);
}

/** This side's tab is in the room. */
export const enterRoom = (world: World, hired: HiredJob, side: Side, id = hired.appointmentId) =>
  joinRoom(world.platform, { appointmentId: id, userId: userOf(hired, side) });

/** It has left again. */
export const exitRoom = (world: World, hired: HiredJob, side: Side, id = hired.appointmentId) =>
  leaveRoom(world.platform, { appointmentId: id, userId: userOf(hired, side) });

const userOf = ({ clientId, professionalId }: HiredJob, side: Side) =>
  side === 'client' ? clientId : professionalId;

/** A side checks in and stays in the room. */
export async function come(
  world: World,
  hired: HiredJob,
  side: Side,
  id = hired.appointmentId,
): Promise<void> {
  await checkIn(hired[side], id);
  await enterRoom(world, hired, side, id);
}
