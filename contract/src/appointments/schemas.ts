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
