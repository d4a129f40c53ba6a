import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { SIDES } from '../sides.ts';
import { AttendanceRecord } from '../users/schemas.ts';
import { JOB_ACTORS, JOB_STATUSES } from './states.ts';

/** How many disputes of a person's other jobs are named. */
export const MAX_OTHER_DISPUTES = 5;

const OtherDispute = z.strictObject({
  jobId: id,
  title: z.string(),
  at: instant,
  by: z.enum(JOB_ACTORS).describe('who opened it'),
  status: z.enum(JOB_STATUSES).describe('the job’s, as of now'),
});

/** How one side of a disputed job has fared on the platform, and what they wrote in its chat. */
export const SideEvidence = z.strictObject({
  memberSince: instant,
  completedJobs: z.int(),
  attendance: AttendanceRecord,
  messages: z.int().describe('what they wrote in the chat, which is read with a reason only'),
  lastMessageAt: instant.nullable(),
  otherDisputes: z.strictObject({
    count: z.int().describe('in their other jobs'),
    opened: z.int().describe('how many of these they opened'),
    latest: z.array(OtherDispute).max(MAX_OTHER_DISPUTES),
  }),
});
export type SideEvidence = z.infer<typeof SideEvidence>;

/** What an admin weighs in a dispute besides the job itself. */
export const Evidence = z.strictObject({
  client: SideEvidence,
  professional: SideEvidence,
  stays: z
    .array(z.strictObject({ appointmentId: id, side: z.enum(SIDES), from: instant, to: instant.nullable() }))
    .describe('who was in the room of a consultation, and when'),
});
export type Evidence = z.infer<typeof Evidence>;
