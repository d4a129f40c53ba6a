import { z } from 'zod';
import { reason } from '../audit.ts';
import { anyCents, id, instant } from '../fields.ts';
import { Person } from '../users/schemas.ts';
import { CHARGEBACK_STATUSES } from './states.ts';

/** The client's bank takes a payment back, as both sides see it. */
export const Chargeback = z.strictObject({
  id,
  appointmentId: id.nullable().describe('of this consultation’s payment; null: of the work’s or a tip’s'),
  tipId: id.nullable().describe('of this tip’s payment'),
  status: z.enum(CHARGEBACK_STATUSES),
  amountCents: anyCents,
  openedAt: instant,
  decidedAt: instant.nullable(),
});
export type Chargeback = z.infer<typeof Chargeback>;

/** One that the bank has not decided yet, as admins see it. */
export const OpenChargeback = Chargeback.omit({ status: true, decidedAt: true }).extend({
  jobId: id,
  title: z.string(),
  client: Person,
  professional: Person,
  reason: z.string().describe('the processor’s word for why'),
  evidenceBy: instant.nullable().describe('until when the bank takes evidence'),
  evidenceAt: instant.nullable().describe('when an admin sent it off'),
  evidenceSentAt: instant.nullable().describe('when the processor had it'),
});
export type OpenChargeback = z.infer<typeof OpenChargeback>;

export const SendEvidence = z.strictObject({ reason });
