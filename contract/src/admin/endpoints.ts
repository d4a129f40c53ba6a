import { z } from 'zod';
import { ListedAuditEntry, reason } from '../audit.ts';
import { endpoint } from '../endpoint.ts';
import { cursor, id, instant, limit, nothing, page, search, text } from '../fields.ts';
import { MAX_SUBJECT_TYPE } from '../limits.ts';
import { FailedMail, Overview } from './schemas.ts';

export const overview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  access: ['ADMIN'],
  summary:
    'The platform in numbers: now, and day by day in [from, to), at most 366 days, by default the last 30.',
  query: z.strictObject({ from: instant.optional(), to: instant.optional() }),
  reply: Overview,
});
export const auditEntries = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: ['ADMIN'],
  summary: 'What admins did and which private chats they read, the latest first.',
  query: z.strictObject({
    q: search.optional().describe('in the action, the reason, the admin’s address or what it was done to'),
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
  summary: 'Mails that were given up, the latest first, at most 100.',
  reply: z.array(FailedMail),
});
export const retryMail = endpoint({
  method: 'POST',
  path: '/api/admin/mails/retry',
  access: ['ADMIN'],
  summary: 'Sends such a mail again, from the first try on.',
  body: z.strictObject({ id, reason }),
  reply: nothing,
  refusals: ['not_found'],
});
