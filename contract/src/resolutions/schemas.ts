import { z } from 'zod';
import { reason } from '../audit.ts';
import { passwordAgain } from '../auth/schemas.ts';
import { anyCents, date, id, instant, timeZone, TOO_MUCH, visibleText } from '../fields.ts';
import { MAX_CENTS, MAX_NOTE } from '../limits.ts';
import { withMoney } from '../money.ts';
import { SIDE_ROLES, SIDES } from '../sides.ts';
import { RESOLUTION_ANSWERS, RESOLUTION_STATES } from './states.ts';

/** One side's suggestion of how the two settle a job: either how the held money is parted, or a new due date. */
export const Resolution = z.strictObject({
  id,
  by: z.enum(SIDES),
  at: instant,
  state: z.enum(RESOLUTION_STATES),
  toProfessionalCents: anyCents
    .nullable()
    .describe('the professional’s part of the held money, before the fee; the rest is refunded'),
  heldCents: anyCents.describe('held when it was suggested'),
  dueAt: instant.nullable().describe('the suggested due date: the end of that day for whoever suggested it'),
  message: z.string().nullable(),
  expiresAt: instant.describe('until when it can be answered; then it is gone without effect'),
  answeredAt: instant.nullable(),
  answer: z.string().nullable().describe('what the other side wrote along with their answer'),
});
export type Resolution = z.infer<typeof Resolution>;

const message = visibleText(1, MAX_NOTE).optional();
const AMOUNT = withMoney(/*i18n*/ 'Enter an amount from {count} to what is held.', () => 0);
const ONE_OF_THEM = /*i18n*/ 'Suggest either an amount or a due date.';

const suggested = z.strictObject({
  toProfessionalCents: z
    .int({ error: AMOUNT })
    .min(0, { error: AMOUNT })
    .max(MAX_CENTS, { error: TOO_MUCH })
    .optional()
    .describe('before the fee; 0 gives everything back, all that is held releases it'),
  dueOn: date.optional().describe('in the time zone of whoever suggests it'),
  message,
});
const isOneOfThem = ({ toProfessionalCents, dueOn }: z.infer<typeof suggested>) =>
  (toProfessionalCents === undefined) !== (dueOn === undefined);
const oneOfThem = { path: ['toProfessionalCents'], error: ONE_OF_THEM };

/** Either how the held money is parted, or a new due date. */
export const NewResolution = suggested
  .extend({ timeZone: timeZone.optional().describe('in which that day ends; left out: that of the account') })
  .refine(isOneOfThem, oneOfThem);
export type NewResolution = z.infer<typeof NewResolution>;

export const ResolutionResponse = z.strictObject({
  resolutionId: id,
  action: z.enum(RESOLUTION_ANSWERS),
  message,
});
export type ResolutionResponse = z.infer<typeof ResolutionResponse>;

const onBehalf = {
  as: z.enum(SIDE_ROLES),
  reason,
  message: message.describe('shown to both sides; the reason by default'),
};

/** What an admin does on behalf of one side: the same, with a reason. */
export const NewResolutionOnBehalf = suggested.extend(onBehalf).refine(isOneOfThem, oneOfThem);
export type NewResolutionOnBehalf = z.infer<typeof NewResolutionOnBehalf>;
export const ResolutionResponseOnBehalf = ResolutionResponse.extend({
  ...onBehalf,
  password: passwordAgain,
});
export type ResolutionResponseOnBehalf = z.infer<typeof ResolutionResponseOnBehalf>;
