import { otherSide, SIDE_ROLES, sideOfRole, SIDES } from '@parley/contract/sides.ts';
import { joinRoom, leaveRoom } from '../../../src/appointments/meeting/record-presence.ts';
import { act, type Act, type Turn } from '../act.ts';
import { type Person, sideOf } from '../people.ts';
import type { Scene, SceneAppointment } from '../scene.ts';
import { isComing, isPast, someTime } from './times.ts';
import { minutesAfter } from '../../../src/platform/clock.ts';

const appointments = ({ appointments: all }: Scene) => all;
const OFF = ['DECLINED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED'];
const isBooked = ({ agreedAt, status }: SceneAppointment) => agreedAt !== null && !OFF.includes(status);
const isAhead = (appointment: SceneAppointment, now: string) =>
  isBooked(appointment) && isComing(appointment.startsAt, now);
const isAsked = ({ status }: SceneAppointment) =>
  ['SENT', 'READ', 'RESCHEDULE', 'RESCHEDULE_PRO'].includes(status);
const whoseTurn = ({ turn }: SceneAppointment) => (turn === null ? 'either' : sideOfRole(turn));
const waiting = ({ turn }: SceneAppointment) => (turn === null ? 'either' : otherSide(sideOfRole(turn)));
const isOpenRoom = (appointment: SceneAppointment, now: string) =>
  isBooked(appointment) &&
  appointment.endedAt === null &&
  isPast(minutesAfter(appointment.startsAt, -10), now) &&
  isComing(minutesAfter(appointment.endsAt, 30), now);

type Answer = 'request' | 'accept' | 'reject' | 'decline' | 'withdraw' | 'cancel';
const move = ({ call }: Turn, { id }: SceneAppointment, action: Answer, extra: object = {}) =>
  call('POST /api/job/appointments/reschedule', { body: { id, action, ...extra } });

/** Comes in as a browser does: checks in, asks for the pass, and then is in the room. */
async function come(turn: Turn, { id }: SceneAppointment, person: Person): Promise<void> {
  const call = turn.callBy(person);
  const { status } = await call('POST /api/job/appointment/checkin/:id', { params: { id }, body: {} });
  if (status < 300) await joinRoom(turn.world.platform, { appointmentId: id, userId: person.id });
}

export const CONSULTING: Record<string, Act> = {
  'plan a consultation': act({
    who: 'either',
    often: 2,
    about: ({ jobs }) => jobs,
    when: ({ status }) => ['TALKING', 'ACTIVE', 'DELIVERED'].includes(status),
    does: (turn, { id: jobId }) =>
      turn.call('POST /api/job/appointments', { body: { jobId, ...someTime(turn) } }),
  }),
  'ask to move a consultation': act({
    who: 'either',
    often: 3,
    about: appointments,
    when: (one, now) => isAhead(one, now) || isAsked(one),
    does: (turn, one) => move(turn, one, 'request', someTime(turn)),
  }),
  'accept a consultation': act({
    who: whoseTurn,
    often: 8,
    about: appointments,
    when: isAsked,
    does: (turn, one) => move(turn, one, 'accept'),
  }),
  'reject a move': act({
    who: whoseTurn,
    often: 2,
    about: appointments,
    when: ({ status }) => status === 'RESCHEDULE' || status === 'RESCHEDULE_PRO',
    does: (turn, one) => move(turn, one, 'reject'),
  }),
  'decline a consultation': act({
    who: whoseTurn,
    often: 1,
    about: appointments,
    when: isAsked,
    does: (turn, one) => move(turn, one, 'decline'),
  }),
  'take a request back': act({
    who: waiting,
    often: 1,
    about: appointments,
    when: isAsked,
    does: (turn, one) => move(turn, one, 'withdraw'),
  }),
  'call a consultation off': act({
    who: 'either',
    often: 1.5,
    about: appointments,
    when: isAhead,
    does: (turn, one) => move(turn, one, 'cancel', { message: 'Something came up.' }),
  }),
  'act on a consultation on behalf of a side': act({
    who: 'admin',
    often: 0.5,
    about: appointments,
    when: (one, now) => isAhead(one, now) || isAsked(one),
    does: ({ call, random }, { id }) =>
      call('POST /api/job/appointments/admin/:id', {
        params: { id },
        body: {
          action: random.pick([
            'accept',
            'reject',
            'decline',
            'withdraw',
            'cancel',
            'object',
            'refund',
          ] as const),
          as: random.pick(SIDE_ROLES),
          reason: 'They called us.',
        },
      }),
  }),
  'look into the room': act({
    who: 'either',
    often: 0.5,
    about: appointments,
    does: ({ call }, { id }) => call('GET /api/job/meeting/:id', { params: { id } }),
  }),
  'come to a consultation': act({
    who: 'either',
    often: 20,
    about: appointments,
    when: isOpenRoom,
    does: (turn, one) => come(turn, one, turn.by),
  }),
  'come together': act({
    who: 'outside',
    often: 30,
    about: appointments,
    when: isOpenRoom,
    does: async (turn, one) => {
      for (const side of SIDES) await come(turn, one, sideOf(turn.cast, one, side));
      const client = turn.callBy(sideOf(turn.cast, one, 'client'));
      await client('POST /api/job/meeting/start/:id', { params: { id: one.id }, body: {} });
    },
  }),
  'leave the room': act({
    who: 'either',
    often: 2,
    about: appointments,
    when: isOpenRoom,
    does: ({ world, by }, { id }) => leaveRoom(world.platform, { appointmentId: id, userId: by.id }),
  }),
  'end the meeting': act({
    who: 'either',
    often: 5,
    about: appointments,
    when: (one, now) => isOpenRoom(one, now) && one.startedAt !== null,
    does: ({ call }, { id }) => call('POST /api/job/meeting/end/:id', { params: { id }, body: {} }),
  }),
  'write notes': act({
    who: 'either',
    often: 0.5,
    about: appointments,
    does: ({ call, random }, { id }) =>
      call('PUT /api/job/meeting/:id/notes', {
        params: { id },
        body: { text: `What we said: ${random.whole(1, 99)}` },
      }),
  }),
  'object to the attendance': act({
    who: 'either',
    often: 8,
    about: appointments,
    when: ({ objectUntil }, now) => isComing(objectUntil, now),
    does: ({ call }, { id }) =>
      call('POST /api/job/appointment/object/:id', { params: { id }, body: { reason: 'I was there.' } }),
  }),
  'take a refund for an absence': act({
    who: 'client',
    often: 12,
    about: appointments,
    when: ({ chooseUntil, attendance }, now) =>
      isComing(chooseUntil, now) && attendance === 'PROFESSIONAL_ABSENT',
    does: ({ call }, { id }) =>
      call('POST /api/job/appointment/absent/:id', { params: { id }, body: { action: 'refund' } }),
  }),
  'ask for a new time after an absence': act({
    who: 'either',
    often: 2,
    about: appointments,
    when: ({ chooseUntil }, now) => isComing(chooseUntil, now),
    does: (turn, { id }) =>
      turn.call('POST /api/job/appointment/absent/:id', {
        params: { id },
        body: { action: 'new_time', startsAt: someTime(turn).startsAt },
      }),
  }),
};
