import { z } from 'zod';
import { reason } from '../audit.ts';
import { anyCents, id, instant, minutes, seenText } from '../fields.ts';
import { MAX_NOTE } from '../limits.ts';
import { SIDE_ROLES } from '../sides.ts';
import { Person, ProfessionalCard } from '../users/schemas.ts';
import { TALK_ACTIONS, TALK_ANSWERS, TALK_KINDS, TALK_STATUSES } from './states.ts';

export const talkMessage = seenText(1, MAX_NOTE);

/** One move of a talk; `startsAt` where the move named a time. */
export const TalkEntry = z.strictObject({
  at: instant,
  by: z.enum(['client', 'professional', 'clock', 'admin']),
  action: z.enum(['send', ...TALK_ACTIONS]),
  from: z.enum(TALK_STATUSES).nullable(),
  to: z.enum(TALK_STATUSES),
  message: z.string().nullable(),
  startsAt: instant.nullable(),
});

/** A proposal or an invite: what is offered, the time, and how the talk went. */
export const Talk = z.strictObject({
  id,
  kind: z.enum(TALK_KINDS),
  title: z.string().describe('the posting’s title, else the service’s'),
  postingId: id.nullable(),
  serviceId: id.nullable(),
  client: Person,
  professional: ProfessionalCard,
  message: z.string(),
  amountCents: anyCents.describe('the whole price of the job in US cents'),
  estimatedDays: z.int().nullable(),
  startsAt: instant,
  minutes: z.int(),
  status: z.enum(TALK_STATUSES),
  turn: z.enum(SIDE_ROLES).nullable().describe('whose move it is'),
  expiresAt: instant.nullable().describe('ends by itself then; null once it is over'),
  fillPosting: z.boolean(),
  payoutsEnabled: z.boolean().describe('whether the professional can be paid; accepting needs it'),
  jobId: id.nullable(),
  createdAt: instant,
  history: z.array(TalkEntry),
});
export type Talk = z.infer<typeof Talk>;

/** Which of one's own talks; the latest first, as many as come at once. */
export const OwnTalks = z.strictObject({
  status: z.enum(TALK_STATUSES).optional(),
  id: id.optional().describe('this one only, if it is one of mine'),
  serviceId: id.optional(),
  before: id.optional().describe('older than this one: the last of what came before'),
});
export type OwnTalks = z.infer<typeof OwnTalks>;

export const TalkResponse = z.strictObject({
  id,
  action: z.enum(TALK_ANSWERS),
  startsAt: instant.optional().describe('with reschedule: the new time'),
  minutes: minutes.optional(),
  message: talkMessage.optional(),
  fillPosting: z.boolean().optional().describe('clients only, with accept; default true'),
});
export type TalkResponse = z.infer<typeof TalkResponse>;

/** What an admin answers in the place of one side: the same answer, with a reason. */
export const TalkAct = TalkResponse.omit({ id: true }).extend({
  as: z.enum(SIDE_ROLES),
  reason,
});
export type TalkAct = z.infer<typeof TalkAct>;
