import { z } from 'zod';
import { reason } from '../audit.ts';
import { anyCents, id, instant, minutes, visibleText } from '../fields.ts';
import { MAX_NOTE } from '../limits.ts';
import { SIDE_ROLES } from '../sides.ts';
import { AttendanceRecord, Person, ProfessionalCard } from '../users/schemas.ts';
import {
  NEGOTIATION_ACTIONS,
  NEGOTIATION_RESPONSES,
  NEGOTIATION_KINDS,
  NEGOTIATION_STATUSES,
} from './states.ts';

export const negotiationMessage = visibleText(1, MAX_NOTE);

/** One move of a negotiation; `startsAt` where it proposed a time. */
export const NegotiationEntry = z.strictObject({
  at: instant,
  by: z.enum(['client', 'professional', 'clock', 'admin']),
  action: z.enum(['send', ...NEGOTIATION_ACTIONS]),
  from: z.enum(NEGOTIATION_STATUSES).nullable(),
  to: z.enum(NEGOTIATION_STATUSES),
  message: z.string().nullable(),
  startsAt: instant.nullable(),
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
  minutes: z.int(),
  status: z.enum(NEGOTIATION_STATUSES),
  turn: z.enum(SIDE_ROLES).nullable().describe('who has to respond'),
  expiresAt: instant.nullable().describe('when it expires; null once it has ended'),
  payoutsEnabled: z.boolean().describe('whether the professional can be paid; required for accepting'),
  jobId: id.nullable(),
  createdAt: instant,
  history: z.array(NegotiationEntry),
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

export const NegotiationResponse = z.strictObject({
  id,
  action: z.enum(NEGOTIATION_RESPONSES),
  startsAt: instant.optional().describe('with reschedule: the requested time'),
  minutes: minutes.optional(),
  message: negotiationMessage.optional(),
});
export type NegotiationResponse = z.infer<typeof NegotiationResponse>;

/** What an admin responds on behalf of one side: the same response, with a reason. */
export const NegotiationAct = NegotiationResponse.omit({ id: true }).extend({
  as: z.enum(SIDE_ROLES),
  reason,
});
export type NegotiationAct = z.infer<typeof NegotiationAct>;
