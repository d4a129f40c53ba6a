import { z } from 'zod';
import { id, instant, text } from './fields.ts';
import { MAX_REASON, MIN_REASON } from './limits.ts';

/** What an admin did, or which private chat they read: who, what, when, on whom, why. */
export const AuditEntry = z.strictObject({
  id,
  at: instant,
  actor: z.strictObject({ id, email: z.string() }).nullable().describe('null where nobody did it'),
  action: z.string(),
  subject: z.strictObject({ type: z.string(), id: id.nullable() }),
  reason: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The same in the list of all, where nothing around it says what it was done to. */
export const ListedAuditEntry = AuditEntry.extend({
  about: z
    .string()
    .nullable()
    .describe('the address, title or name of what it was done to; null where it is gone'),
});
export type ListedAuditEntry = z.infer<typeof ListedAuditEntry>;

/** Why an admin does something: kept in the audit, and told to whom it concerns. */
export const reason = text(MIN_REASON, MAX_REASON).describe('why; kept in the audit');
