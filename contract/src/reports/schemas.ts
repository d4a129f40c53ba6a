import { z } from 'zod';
import { ROLES } from '../access.ts';
import { id, instant, visibleText } from '../fields.ts';
import { MAX_DECISION, MAX_REPORT, MIN_REASON } from '../limits.ts';
import { Person } from '../users/schemas.ts';
import { REPORT_STATUSES, REPORT_TYPES } from './states.ts';

export const NewReport = z.strictObject({
  type: z.enum(REPORT_TYPES),
  id: id.describe('of the person, posting, service or message'),
  reason: visibleText(1, MAX_REPORT, /*i18n*/ 'Say what’s wrong.').describe(
    'what is wrong, in the reporter’s words',
  ),
});

/** A person as admins see them in a report. */
const Known = Person.extend({
  email: z.string(),
  role: z.enum(ROLES),
  isDisabled: z.boolean(),
});

/** A report as admins see it. A reported message isn’t quoted: reading it in its chat is recorded in the audit log. */
export const Report = z.strictObject({
  id,
  subject: z.strictObject({
    type: z.enum(REPORT_TYPES),
    id,
    title: z.string().describe('as it was when reported; for a message, the title of its job'),
    isPublic: z.boolean().describe('whether its page can be opened now'),
  }),
  jobId: id.nullable().describe('for a message: the job of its chat'),
  messageAt: instant.nullable().describe('for a message: when it was sent'),
  reported: Known.describe('whose person, posting, service or message it is'),
  reporter: Known,
  reason: z.string(),
  status: z.enum(REPORT_STATUSES),
  alsoOpen: z.int().describe('other open reports of the same person, posting, service or message'),
  createdAt: instant,
  dueAt: instant.describe('when a decision is due'),
  isOverdue: z.boolean(),
  decidedAt: instant.nullable(),
  decision: z.string().nullable().describe('the reason that the reporter was given'),
});
export type Report = z.infer<typeof Report>;

export const ReportDecision = z.strictObject({
  id,
  status: z.enum(REPORT_STATUSES),
  reason: visibleText(MIN_REASON, MAX_DECISION, /*i18n*/ 'Enter a reason.').describe(
    'what the reporter is told; kept in the audit log',
  ),
});
