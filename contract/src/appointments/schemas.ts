import { z } from 'zod';
import { reason } from '../audit.ts';
import { id, instant, minutes, text } from '../fields.ts';
import { MAX_NOTE } from '../limits.ts';
import { SIDE_ROLES } from '../sides.ts';
import { Person } from '../users/schemas.ts';
import { APPOINTMENT_ANSWERS, APPOINTMENT_STATUSES, ATTENDANCES, MEETING_STATES } from './states.ts';

const side = z.enum(SIDE_ROLES);

/** One move of a consultation: who made it, what it led to, and the time that it offered. */
export const AppointmentEntry = z.strictObject({
  at: instant,
  by: z.enum(['client', 'professional', 'clock', 'admin']),
  action: z.string(),
  from: z.enum(APPOINTMENT_STATUSES).nullable(),
  to: z.enum(APPOINTMENT_STATUSES),
  message: z.string().nullable(),
  startsAt: instant.nullable(),
});
export type AppointmentEntry = z.infer<typeof AppointmentEntry>;

export const Appointment = z.strictObject({
  id,
  jobId: id,
  title: z.string().describe('the job’s title'),
  client: Person,
  professional: Person,
  startsAt: instant,
  endsAt: instant,
  minutes: z.int(),
  status: z.enum(APPOINTMENT_STATUSES),
  proposedStartsAt: instant.nullable(),
  proposedMinutes: z.int().nullable(),
  checkedIn: z.strictObject({ client: z.boolean(), professional: z.boolean() }),
  meeting: z.strictObject({ startedAt: instant.nullable(), endedAt: instant.nullable() }),
  attendance: z.enum(ATTENDANCES).nullable(),
  agreedAt: instant.nullable().describe('booked since then, unless CANCELLED'),
  askedBy: side.nullable().describe('who asked for it; null where it began with the job'),
  turn: side.nullable().describe('whose move it is'),
  expiresAt: instant.nullable().describe('ends, or falls back to the agreed time, by itself then'),
  isFirst: z.boolean().describe('the consultation that the job began with, or one in its place'),
  movesLeft: z.strictObject({ client: z.int(), professional: z.int() }).describe('how often each may ask'),
  objectUntil: instant.nullable().describe('what it counts as can be objected to until then'),
  refundUntil: instant.nullable().describe('the client may take all of the money back until then'),
  newTimeUntil: instant.nullable().describe('whoever missed nothing may ask for a free new time until then'),
  refundAt: instant.nullable().describe('the money goes back then, unless somebody objects'),
  history: z.array(AppointmentEntry),
});
export type Appointment = z.infer<typeof Appointment>;

const message = text(1, MAX_NOTE).optional();

/** A further consultation, to be agreed. */
export const NewAppointment = z.strictObject({ jobId: id, startsAt: instant, minutes, message });
export type NewAppointment = z.infer<typeof NewAppointment>;

/** What a side answers; a time only with asking for another one. */
export const AppointmentResponse = z.strictObject({
  id,
  action: z.enum(APPOINTMENT_ANSWERS),
  startsAt: instant.optional(),
  minutes: minutes.optional(),
  message,
});
export type AppointmentResponse = z.infer<typeof AppointmentResponse>;

export const Objection = z.strictObject({ reason: text(1, MAX_NOTE) });

/** What follows from a consultation to which somebody did not come. */
export const AbsenceChoice = z.strictObject({
  action: z.enum(['refund', 'new_time']),
  startsAt: instant.optional().describe('with new_time only'),
});
export type AbsenceChoice = z.infer<typeof AbsenceChoice>;

/** What an admin does in the place of one side: the same act, with a reason. */
export const AppointmentAct = z.strictObject({
  as: side,
  action: z.enum([...APPOINTMENT_ANSWERS, 'object', 'refund', 'new_time']),
  reason,
  startsAt: instant.optional(),
  minutes: minutes.optional(),
  message: message.describe('what the sides read; the reason by default'),
});
export type AppointmentAct = z.infer<typeof AppointmentAct>;

export const Meeting = z.strictObject({
  appointment: Appointment,
  state: z.enum(MEETING_STATES),
  opensAt: instant,
  closesAt: instant,
  payBy: instant.nullable().describe('the job is cancelled then, and the talk with it, unless it is paid'),
});
export type Meeting = z.infer<typeof Meeting>;

/** What one needs to talk in a room; asked for anew at each joining, for it does not last. */
export const MeetingPass = z.strictObject({
  room: id.describe('the appointment’s id'),
  token: z
    .string()
    .describe('a signed pass for this person and room, for a media server; two peers need none'),
  iceServers: z.array(
    z.strictObject({
      urls: z.array(z.string()),
      username: z.string().optional(),
      credential: z.string().optional(),
    }),
  ),
});
export type MeetingPass = z.infer<typeof MeetingPass>;
