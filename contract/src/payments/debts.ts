import { z } from 'zod';
import { reason } from '../audit.ts';
import { passwordAgain } from '../auth/schemas.ts';
import { anyCents, id, instant } from '../fields.ts';
import type { RefusalCode } from '../refusals.ts';
import { Person } from '../users/schemas.ts';

/** What a professional owes for a refund or a chargeback after the payout. */
export const Debt = z.strictObject({
  id,
  jobId: id,
  title: z.string(),
  amountCents: anyCents,
  leftCents: anyCents.describe('the part still owed'),
  writtenOffCents: anyCents.describe('the part that Parley no longer asks for'),
  reason: z.string(),
  at: instant,
  taken: z
    .array(z.strictObject({ jobId: id, title: z.string(), amountCents: anyCents, at: instant }))
    .describe('what was taken off later payouts, the oldest first'),
});
export type Debt = z.infer<typeof Debt>;

/** A debt that is still open, as admins see it. */
export const OpenDebt = Debt.omit({ taken: true }).extend({
  appointmentId: id.nullable().describe('of this consultation; null: of the work or a tip'),
  tipId: id.nullable().describe('of this tip'),
  professional: Person,
});
export type OpenDebt = z.infer<typeof OpenDebt>;

export const WriteOff = z.strictObject({
  id: id.describe('the debt’s'),
  reason,
  password: passwordAgain,
});

/** Why a debt cannot be written off; null where it can: it is paid back, or written off already. */
export const whyNotWriteOff = ({ leftCents }: Pick<Debt, 'leftCents'>): RefusalCode | null =>
  leftCents > 0 ? null : 'invalid_transition';
