import { z } from 'zod';
import { reason } from '../audit.ts';
import { passwordAgain } from '../auth/schemas.ts';
import { anyCents, draft, id, instant, minutes, text } from '../fields.ts';
import { MAX_NOTE, MAX_NOTES } from '../limits.ts';
import { feeTerms } from '../payments/fee.ts';
import { PAYMENT_STATUSES, SETTLEMENTS } from '../payments/states.ts';
import { SIDES, SIDE_ROLES } from '../sides.ts';
import { Person } from '../users/schemas.ts';
import { CANCELLATION_HOURS } from './cancel.ts';
import {
  APPOINTMENT_ANSWERS,
  APPOINTMENT_STATUSES,
  ATTENDANCES,
  MEETING_STATES,
  OBJECTION_SUBJECTS,
} from './states.ts';

const side = z.enum(SIDE_ROLES);

/** One move of a consultation: who made it, the status it led to, and the time it offered. */
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
  serviceId: id.nullable().describe('the service that the job is about, in whose hours its times are'),
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
  hasEnded: z
    .strictObject({ client: z.boolean(), professional: z.boolean() })
    .describe('who has pressed end; the meeting is over once both have'),
  attendance: z.enum(ATTENDANCES).nullable(),
  agreedAt: instant.nullable().describe('when it was booked; it may be CANCELLED since'),
  askedBy: side.nullable().describe('who requested it; null for the one the job started with'),
  turn: side.nullable().describe('who has to respond'),
  isTaken: z
    .boolean()
    .describe(
      'whether the professional no longer has the time that waits for a response, which can’t be accepted',
    ),
  expiresAt: instant.nullable().describe('when it ends, or falls back to the agreed time, automatically'),
  seriesId: id.nullable().describe('the series it was agreed with'),
  isFirst: z.boolean().describe('the consultation the job started with, or its replacement'),
  movesLeft: z
    .strictObject({ client: z.int(), professional: z.int() })
    .describe('how many reschedule requests each side has left'),
  objectUntil: instant.nullable().describe('until when the recorded attendance can be objected to'),
  objectionTo: z
    .enum(OBJECTION_SUBJECTS)
    .nullable()
    .describe(
      'what an objection would be about: the money of the work or of the consultation, or only who came',
    ),
  refundUntil: instant.nullable().describe('until when the client can take a full refund'),
  newTimeUntil: instant.nullable().describe('until when a new time can be requested at no cost'),
  refundAt: instant.nullable().describe('when the money is refunded, unless somebody objects'),
  priceCents: anyCents.describe('what it costs the client; 0 is free'),
  cancellationHours: z.literal(CANCELLATION_HOURS).nullable().describe('null for a free one'),
  payBy: instant.nullable().describe('while it waits for its payment; its room doesn’t open before'),
  cancelUntil: instant.nullable().describe('until when the client gets everything back when calling it off'),
  settleAt: instant.nullable().describe('when its held money moves, unless somebody objects'),
  settleTo: side.nullable().describe('whose the money is then'),
  objectedAt: instant
    .nullable()
    .describe('since when what was recorded is contested; its money, if any, waits for an admin’s decision'),
  payment: z
    .strictObject({
      status: z.enum(PAYMENT_STATUSES),
      settlement: z.enum(SETTLEMENTS),
      refundedCents: anyCents,
      ...feeTerms,
      frozenAt: instant.nullable().describe('since when the client’s bank disputes it'),
      paidAt: instant.nullable(),
    })
    .nullable()
    .describe('null for a free one'),
  notedAt: instant
    .nullable()
    .describe('when the notes of both sides were last changed; null while they’re empty'),
  history: z.array(AppointmentEntry),
});
export type Appointment = z.infer<typeof Appointment>;

const message = text(1, MAX_NOTE).optional();

/** Another consultation, to be agreed. */
export const NewAppointment = z.strictObject({ jobId: id, startsAt: instant, minutes, message });
export type NewAppointment = z.infer<typeof NewAppointment>;

/**
 * A side’s response; with a time where it asks for another one, and with the suggested one, if it likes, where it accepts it;
 * always with a message where it calls it off, and never with one where either has blocked the other and nobody is hired.
 */
export const AppointmentResponse = z.strictObject({
  id,
  action: z.enum(APPOINTMENT_ANSWERS),
  startsAt: instant.optional(),
  minutes: minutes.optional(),
  message,
});
export type AppointmentResponse = z.infer<typeof AppointmentResponse>;

export const Objection = z.strictObject({ reason: text(1, MAX_NOTE, /*i18n*/ 'Say what happened.') });

/** What to do about a missed consultation. */
export const AbsenceChoice = z.strictObject({
  action: z.enum(['refund', 'new_time']),
  startsAt: instant.optional().describe('with new_time only'),
});
export type AbsenceChoice = z.infer<typeof AbsenceChoice>;

/** What an admin does on behalf of one side: the same action, with a reason. */
export const AppointmentAct = z.strictObject({
  as: side,
  action: z.enum([...APPOINTMENT_ANSWERS, 'object', 'refund', 'new_time']),
  reason,
  startsAt: instant.optional(),
  minutes: minutes.optional(),
  message: message.describe('shown to both sides; the reason by default'),
  password: passwordAgain,
});
export type AppointmentAct = z.infer<typeof AppointmentAct>;

export const Meeting = z.strictObject({
  appointment: Appointment,
  state: z.enum(MEETING_STATES),
  opensAt: instant,
  closesAt: instant,
});
export type Meeting = z.infer<typeof Meeting>;

/** What a call needs; it expires soon, so clients request it each time they join. */
export const MeetingPass = z.strictObject({
  room: id.describe('the appointment’s id'),
  token: z
    .string()
    .describe(
      'a signed token for this person and room, for a media server; peer-to-peer calls don’t need it',
    ),
  iceServers: z.array(
    z.strictObject({
      urls: z.array(z.string()),
      username: z.string().optional(),
      credential: z.string().optional(),
    }),
  ),
});
export type MeetingPass = z.infer<typeof MeetingPass>;

/** The text that both sides of a consultation write together. */
export const Notes = z.strictObject({
  text: z.string(),
  by: z.enum(SIDES).nullable().describe('who last changed it; null before anyone wrote'),
  at: instant.nullable(),
});
export type Notes = z.infer<typeof Notes>;

export const NewNotes = z.strictObject({ text: draft(MAX_NOTES) });
