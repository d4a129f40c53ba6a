import { z } from 'zod';
import { reason } from '../audit.ts';
import { anyCents, cents, estimatedDays, id, instant, visibleText } from '../fields.ts';
import { MAX_DESCRIPTION, MAX_NOTE } from '../limits.ts';
import { SIDE_ROLES, SIDES } from '../sides.ts';

/**
 * STANDING: the professional's latest, which can be paid. ASKED: terms the client asks for. REPLACED by a later version,
 * DECLINED by the professional, TAKEN: the one that was paid.
 */
export const OFFER_STATES = ['STANDING', 'ASKED', 'REPLACED', 'DECLINED', 'TAKEN'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** The terms of a job, in versions that are never changed. */
export const Offer = z.strictObject({
  id,
  version: z.int(),
  by: z.enum(SIDES),
  amountCents: anyCents,
  estimatedDays: z.int().nullable().describe('null for the budget of an invite, which names no days'),
  scope: z.string().nullable().describe('what is included; null when the conversation says it'),
  at: instant,
  state: z.enum(OFFER_STATES),
  payableUntil: instant
    .nullable()
    .describe('until when a replaced offer can still be paid: 72 hours after a consultation it stood at'),
});
export type Offer = z.infer<typeof Offer>;

export const NewOffer = z.strictObject({
  amountCents: cents,
  estimatedDays,
  scope: visibleText(1, MAX_DESCRIPTION).optional(),
});

export const OfferResponse = z.strictObject({
  offerId: id,
  action: z.enum(['accept', 'decline']),
  message: visibleText(1, MAX_NOTE).optional(),
});

/** What an admin does on behalf of one side: the same, with a reason. Only the professional answers. */
export const NewOfferOnBehalf = NewOffer.extend({ as: z.enum(SIDE_ROLES), reason });
export type NewOfferOnBehalf = z.infer<typeof NewOfferOnBehalf>;
export const OfferResponseOnBehalf = OfferResponse.extend({
  message: visibleText(1, MAX_NOTE).optional().describe('shown to both sides; the reason by default'),
  reason,
});
export type OfferResponseOnBehalf = z.infer<typeof OfferResponseOnBehalf>;
