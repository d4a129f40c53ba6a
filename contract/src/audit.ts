import { z } from 'zod';
import { id, instant, text } from './fields.ts';
import { MAX_REASON, MIN_REASON } from './limits.ts';
import { NEGOTIATION_KINDS } from './negotiations/states.ts';

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
  jobId: id.nullable().describe('the job of a consultation, a review or a file, or the job itself'),
  negotiationKind: z
    .enum(NEGOTIATION_KINDS)
    .nullable()
    .describe('what it is, if the subject is a proposal or an invite'),
  ownerId: id.nullable().describe('whose the subject is, if it is a file'),
});
export type ListedAuditEntry = z.infer<typeof ListedAuditEntry>;

/** Why an admin does something: kept in the audit log and shown to the people concerned. */
export const reason = text(MIN_REASON, MAX_REASON, /*i18n*/ 'Enter a reason.').describe(
  'why; kept in the audit log',
);
