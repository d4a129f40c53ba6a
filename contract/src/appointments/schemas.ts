import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { Person } from '../users/schemas.ts';
import { APPOINTMENT_STATUSES, MEETING_STATES } from './states.ts';

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
  attendance: z.enum(['HELD', 'PROFESSIONAL_ABSENT', 'NEITHER']).nullable(),
});
export type Appointment = z.infer<typeof Appointment>;

export const Meeting = z.strictObject({
  appointment: Appointment,
  state: z.enum(MEETING_STATES),
  opensAt: instant,
  closesAt: instant,
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
