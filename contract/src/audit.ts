import { z } from 'zod';
import { id, instant, text } from './fields.ts';
import { MAX_REASON, MIN_REASON } from './limits.ts';

/** What an admin did, or which private chat they read: who, what, when, to whom, why. */
export const AuditEntry = z.strictObject({
  id,
  at: instant,
  actor: z.strictObject({ id, email: z.string() }).nullable().describe('null for automatic actions'),
  action: z.string(),
  subject: z.strictObject({ type: z.string(), id: id.nullable() }),
  reason: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** An entry of the whole log, with the name of its subject. */
export const ListedAuditEntry = AuditEntry.extend({
  about: z
    .string()
    .nullable()
    .describe('the email, title or name of the subject; null if it no longer exists'),
  jobId: id.nullable().describe('the job of a consultation or a review, or the job itself'),
});
export type ListedAuditEntry = z.infer<typeof ListedAuditEntry>;

/** Why an admin does something: kept in the audit log and shown to the people concerned. */
export const reason = text(MIN_REASON, MAX_REASON).describe('why; kept in the audit log');
