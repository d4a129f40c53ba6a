import { z } from 'zod';
import { anyCents, id, instant } from '../fields.ts';

/** The accounts of the ledger, as admins read them: with what each belongs to, where it belongs to one thing or person. */
export const LEDGER_ACCOUNTS = [
  'client',
  'held:job',
  'platform_fees',
  'payable:professional',
  'receivable:professional',
  'processor',
  'processor_fees',
  'bank',
] as const;

/** One balanced posting of the ledger: what leaves the credited accounts for the debited ones. */
export const LedgerTransaction = z.strictObject({
  id,
  at: instant,
  kind: z.string(),
  text: z.string(),
  entries: z.array(
    z.strictObject({ account: z.enum(LEDGER_ACCOUNTS), debitCents: anyCents, creditCents: anyCents }),
  ),
});
export type LedgerTransaction = z.infer<typeof LedgerTransaction>;
