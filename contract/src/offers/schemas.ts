import { z } from 'zod';
import { reason } from '../audit.ts';
import { anyCents, cents, estimatedDays, id, instant, singleLine, visibleText } from '../fields.ts';
import {
  HOURS_STEP,
  MAX_DESCRIPTION,
  MAX_ESTIMATED_DAYS,
  MAX_HOURS,
  MAX_MILESTONE_TITLE,
  MAX_MILESTONES,
  MAX_NOTE,
  MIN_ESTIMATED_DAYS,
} from '../limits.ts';
import { withCount } from '../numbers.ts';
import { feeTerms } from '../payments/fee.ts';
import { SIDE_ROLES, SIDES } from '../sides.ts';
import { isHourlyPrice } from './hourly.ts';
import { addsUp } from './milestones.ts';

/**
 * STANDING: the professional's latest, which can be paid. ASKED: terms the client asks for. REPLACED by a later version,
 * DECLINED by the professional, TAKEN: the one that was paid.
 */
export const OFFER_STATES = ['STANDING', 'ASKED', 'REPLACED', 'DECLINED', 'TAKEN'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** What a milestone is called. */
const milestoneTitle = singleLine(1, MAX_MILESTONE_TITLE, /*i18n*/ 'Write a title.');

/** The terms of a job, in versions that are never changed. */
export const Offer = z.strictObject({
  id,
  version: z.int(),
  by: z.enum(SIDES),
  amountCents: anyCents,
  estimatedDays: z.int().nullable().describe('null for the budget of an invite, which names no days'),
  scope: z.string().nullable().describe('what is included; null when the conversation says it'),
  hours: z.number().nullable().describe('of an offer by the hour; null for a fixed price'),
  rateCents: anyCents.nullable().describe('what one of the hours costs'),
  milestones: z
    .array(z.strictObject({ title: z.string(), amountCents: anyCents, estimatedDays: z.int() }))
    .nullable()
    .describe('the parts of the work, which come to the amount and the days; the hire pays the first'),
  ...feeTerms,
  at: instant,
  state: z.enum(OFFER_STATES),
  payableUntil: instant
    .nullable()
    .describe('until when a replaced offer can still be paid: 72 hours after a consultation it stood at'),
});
export type Offer = z.infer<typeof Offer>;

const NO_HOURS = /*i18n*/ 'Enter hours, in quarters: 12 or 7.5.';
const hours = z
  .number({ error: NO_HOURS })
  .positive({ error: NO_HOURS })
  .max(MAX_HOURS, { error: withCount(/*i18n*/ 'At most {count} hours.', MAX_HOURS) })
  .multipleOf(HOURS_STEP, { error: NO_HOURS });

const milestones = z
  .array(z.strictObject({ title: milestoneTitle, amountCents: cents, estimatedDays }))
  .min(1, { error: /*i18n*/ 'Add a milestone.' })
  .max(MAX_MILESTONES, { error: withCount(/*i18n*/ 'At most {count} milestones.', MAX_MILESTONES) });

const fixedOrHourly = z.strictObject({
  amountCents: cents,
  estimatedDays,
  scope: visibleText(1, MAX_DESCRIPTION).optional(),
  hours: hours.optional().describe('of an offer by the hour, along with its rate'),
  rateCents: cents.optional().describe('times the hours it is the amount, to the cent'),
});
const terms = fixedOrHourly.extend({
  estimatedDays: z
    .int({ error: /*i18n*/ 'Enter whole days.' })
    .min(MIN_ESTIMATED_DAYS, { error: /*i18n*/ 'At least one day.' })
    .describe('from 1 to 60; of milestones, all of them together'),
  milestones: milestones.optional().describe('the parts of the work; their sums are the amount and the days'),
});

type Terms = z.infer<typeof terms>;
const isShort = ({ estimatedDays: days, milestones: parts }: Terms) =>
  parts !== undefined || days <= MAX_ESTIMATED_DAYS;
const short = {
  path: ['estimatedDays'],
  error: withCount(/*i18n*/ 'At most {count} days.', MAX_ESTIMATED_DAYS),
};
const sums = {
  path: ['milestones'],
  error: /*i18n*/ 'The milestones don’t add up to the price and the days.',
};
/** A milestone has a price of its own, so the whole has none by the hour. */
const isOneKind = ({ hours: given, milestones: parts }: Terms) => given === undefined || parts === undefined;
const oneKind = { path: ['milestones'], error: /*i18n*/ 'An offer by the hour has no milestones.' };

const fits = {
  path: ['hours'],
  error: /*i18n*/ 'The hours and the rate don’t add up to the price.',
};
export const NewOffer = terms
  .refine(isHourlyPrice, fits)
  .refine(isShort, short)
  .refine(addsUp, sums)
  .refine(isOneKind, oneKind);

/** A further milestone of work that is paid already: an offer of the professional’s, or what the client asks for. */
export const NewMilestone = fixedOrHourly.extend({ title: milestoneTitle }).refine(isHourlyPrice, fits);

export const OfferResponse = z.strictObject({
  offerId: id,
  action: z.enum(['accept', 'decline']),
  message: visibleText(1, MAX_NOTE).optional(),
});

/** What an admin does on behalf of one side: the same, with a reason. Only the professional answers. */
export const NewOfferOnBehalf = terms
  .extend({ as: z.enum(SIDE_ROLES), reason })
  .refine(isHourlyPrice, fits)
  .refine(isShort, short)
  .refine(addsUp, sums)
  .refine(isOneKind, oneKind);
export type NewOfferOnBehalf = z.infer<typeof NewOfferOnBehalf>;
export const OfferResponseOnBehalf = OfferResponse.extend({
  message: visibleText(1, MAX_NOTE).optional().describe('shown to both sides; the reason by default'),
  reason,
});
export type OfferResponseOnBehalf = z.infer<typeof OfferResponseOnBehalf>;
