import { z } from 'zod';
import { CANCELLATION_HOURS } from '../appointments/cancel.ts';
import { reason } from '../audit.ts';
import { anyCents, id, instant, minutes, visibleText } from '../fields.ts';
import { MAX_ALTERNATIVES, MAX_NOTE } from '../limits.ts';
import { withCount } from '../numbers.ts';
import { SIDE_ROLES } from '../sides.ts';
import { AttendanceRecord, Person, ProfessionalCard } from '../users/schemas.ts';
import {
  NEGOTIATION_ACTIONS,
  NEGOTIATION_RESPONSES,
  NEGOTIATION_KINDS,
  NEGOTIATION_STATUSES,
} from './states.ts';

export const negotiationMessage = visibleText(1, MAX_NOTE, /*i18n*/ 'Write a message.');

/** Further times beside the first; each is checked like it. */
export const alternatives = z
  .array(instant)
  .max(MAX_ALTERNATIVES, { error: withCount(/*i18n*/ 'At most {count} further times.', MAX_ALTERNATIVES) })
  .describe('further times for the consultation, at most two; accepting says which one');

/** Names the alternative that repeats the first time or an earlier alternative. */
export function refuseRepeatedTimes(
  { startsAt, alternatives: further = [] }: { startsAt?: string; alternatives?: string[] },
  context: z.core.$RefinementCtx,
): void {
  const times = [startsAt, ...further].map((time) => Date.parse(time ?? ''));
  for (const [at, time] of times.entries())
    if (at > 0 && times.indexOf(time) < at)
      context.addIssue({
        code: 'custom',
        path: ['alternatives', at - 1],
        message: /*i18n*/ 'You already suggest this time. Pick another one.',
      });
}

/** One move of a negotiation; `startsAt` where it proposed a time or accepted one of several. */
export const NegotiationEntry = z.strictObject({
  id,
  at: instant,
  by: z.enum(['client', 'professional', 'clock', 'admin']),
  action: z.enum(['send', ...NEGOTIATION_ACTIONS]),
  from: z.enum(NEGOTIATION_STATUSES).nullable(),
  to: z.enum(NEGOTIATION_STATUSES),
  message: z.string().nullable(),
  startsAt: instant.nullable(),
  alternatives: z.array(instant),
});

/** A proposal or an invitation: its terms, its time and its history. */
export const Negotiation = z.strictObject({
  id,
  kind: z.enum(NEGOTIATION_KINDS),
  title: z.string().describe('the posting’s title, or else the service’s'),
  postingId: id.nullable(),
  serviceId: id.nullable(),
  client: Person.extend({ attendance: AttendanceRecord }),
  professional: ProfessionalCard,
  message: z.string(),
  amountCents: anyCents
    .nullable()
    .describe('what a proposal offers, or what the client of an invitation has in mind; null to talk first'),
  estimatedDays: z.int().nullable(),
  startsAt: instant,
  alternatives: z.array(instant).describe('the further times it names; empty once one is agreed'),
  takenTimes: z.array(instant).describe('those of its times that the professional no longer has'),
  minutes: z.int(),
  consultationPriceCents: anyCents.describe(
    'what the consultation costs the client; 0 is free, as in every proposal',
  ),
  cancellationHours: z
    .literal(CANCELLATION_HOURS)
    .describe('until how many hours before a paid consultation the client gets everything back'),
  status: z.enum(NEGOTIATION_STATUSES),
  turn: z.enum(SIDE_ROLES).nullable().describe('who has to respond'),
  expiresAt: instant.nullable().describe('when it expires; null once it has ended'),
  payoutsEnabled: z.boolean().describe('whether the professional can be paid; required for accepting'),
  jobId: id.nullable(),
  createdAt: instant,
  history: z
    .array(NegotiationEntry)
    .describe('its latest moves, at most 50, the oldest first; in a list the latest only'),
  historyCursor: z
    .string()
    .nullable()
    .describe('of the moves before those, by `GET /api/job/negotiations/:id/moves`; null if there are none'),
});
export type Negotiation = z.infer<typeof Negotiation>;

/** Filters for one’s own negotiations, the latest first. */
export const OwnNegotiations = z.strictObject({
  status: z.enum(NEGOTIATION_STATUSES).optional(),
  id: id.optional().describe('this one only, if it is yours'),
  serviceId: id.optional(),
  before: id.optional().describe('older than this one: the last item of the previous page'),
});
export type OwnNegotiations = z.infer<typeof OwnNegotiations>;

const ResponseFields = z.strictObject({
  id,
  action: z.enum(NEGOTIATION_RESPONSES),
  startsAt: instant
    .optional()
    .describe('with reschedule: the requested time; with accept: which of several, required then'),
  alternatives: alternatives
    .optional()
    .describe('with reschedule: further times, which replace the earlier ones'),
  minutes: minutes.optional(),
  message: negotiationMessage.optional().describe('required with write'),
});
export const NegotiationResponse = ResponseFields.superRefine(refuseRepeatedTimes);
export type NegotiationResponse = z.infer<typeof NegotiationResponse>;

/** What an admin responds on behalf of one side: the same response, with a reason. */
export const NegotiationAct = ResponseFields.omit({ id: true })
  .extend({ as: z.enum(SIDE_ROLES), reason })
  .superRefine(refuseRepeatedTimes);
export type NegotiationAct = z.infer<typeof NegotiationAct>;

/** A proposal or an invitation in the list of admins. */
export const AdminNegotiation = z.strictObject({
  id,
  kind: z.enum(NEGOTIATION_KINDS),
  title: z.string(),
  client: Person,
  professional: Person,
  status: z.enum(NEGOTIATION_STATUSES),
  turn: z.enum(SIDE_ROLES).nullable(),
  startsAt: instant,
  expiresAt: instant.nullable(),
  createdAt: instant,
});
export type AdminNegotiation = z.infer<typeof AdminNegotiation>;
