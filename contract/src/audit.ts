import { z } from 'zod';
import { id, instant, text } from './fields.ts';

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

/** Why an admin does something: kept in the audit, and told to whom it concerns. */
export const reason = text(3, 2000).describe('why; kept in the audit');
