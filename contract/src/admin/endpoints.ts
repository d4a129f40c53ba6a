import { z } from 'zod';
import { ListedAuditEntry, reason } from '../audit.ts';
import { endpoint } from '../endpoint.ts';
import { cursor, id, instant, limit, nothing, page, search, text } from '../fields.ts';
import { MAX_SUBJECT_TYPE } from '../limits.ts';
import { FailedMail, Overview } from './schemas.ts';
import { System } from './system.ts';

export const overview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  access: ['ADMIN'],
  summary:
    'The platform in numbers: now, and per day in [from, to), at most 366 days; the last 30 by default.',
  query: z.strictObject({ from: instant.optional(), to: instant.optional() }),
  reply: Overview,
});
export const auditEntries = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: ['ADMIN'],
  summary: 'The audit log: what admins did and which private chats they read, latest first.',
  query: z.strictObject({
    q: search.optional().describe('searches the action, the reason, the admin’s email and the subject'),
    actorId: id.optional(),
    subjectType: text(1, MAX_SUBJECT_TYPE).optional(),
    subjectId: id.optional(),
    from: instant.optional(),
    to: instant.optional(),
    cursor,
    limit,
  }),
  reply: page(ListedAuditEntry),
});
export const failedMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  access: ['ADMIN'],
  summary: 'Emails that could not be delivered, the latest first, at most 100.',
  reply: z.array(FailedMail),
});
export const retryMail = endpoint({
  method: 'POST',
  path: '/api/admin/mails/retry',
  access: ['ADMIN'],
  summary: 'Retries an undelivered email, counting its attempts from zero.',
  body: z.strictObject({ id, reason }),
  reply: nothing,
  refusals: ['not_found'],
});
export const system = endpoint({
  method: 'GET',
  path: '/api/admin/system',
  access: ['ADMIN'],
  summary: 'How the installation runs: versions, queue, processes, storage, last backup and reconciliation.',
  reply: System,
});
export * from './settings/endpoints.ts';
