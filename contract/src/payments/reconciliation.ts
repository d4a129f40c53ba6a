import { z } from 'zod';
import { anyCents, id, instant } from '../fields.ts';

/** How a reconciliation can find the processor's books and the ledger to differ. */
export const DIFFERENCE_KINDS = [
  /** The processor moved money that the ledger doesn’t have. */
  'not_in_ledger',
  /** The ledger has a movement that the processor doesn’t know. */
  'not_at_processor',
  /** Both have it, with other sums. */
  'amount',
  /** A transaction whose entries don’t add up to zero. */
  'unbalanced',
  /** A kept balance that isn’t the sum of its entries. */
  'balance',
  /** The two balances differ by more than what is named. */
  'total',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Listed of one reconciliation; how many there are is always counted. */
export const MAX_LISTED_DIFFERENCES = 100;

export const ReconciliationDifference = z.strictObject({
  kind: z.enum(DIFFERENCE_KINDS),
  what: z.string().describe('the ledger’s source, such as "transfer tr_123", or an account of it'),
  jobId: id.nullable(),
  processorCents: anyCents
    .nullable()
    .describe('what the processor’s balance changed by; null if it has nothing'),
  ledgerCents: anyCents.nullable().describe('what the ledger says; null if it has nothing'),
  at: instant.nullable(),
});
export type ReconciliationDifference = z.infer<typeof ReconciliationDifference>;

export const Reconciliation = z.strictObject({
  id,
  startedAt: instant,
  endedAt: instant.nullable().describe('null while it runs'),
  since: instant.nullable().describe('movements from then on were compared; null: all'),
  movements: z.int().describe('movements of the processor’s balance that were compared'),
  lostEvents: z.int().describe('events that never arrived and were taken in first'),
  differenceCount: z.int(),
  differences: z.array(ReconciliationDifference).max(MAX_LISTED_DIFFERENCES),
  problem: z.string().nullable().describe('why it could not be finished'),
});
export type Reconciliation = z.infer<typeof Reconciliation>;
