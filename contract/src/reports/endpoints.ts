import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, limit, nothing, page, search } from '../fields.ts';
import { NewReport, Report, ReportDecision } from './schemas.ts';
import { REPORT_STATUSES, REPORT_TYPES } from './states.ts';

export const report = endpoint({
  method: 'POST',
  path: '/api/report',
  access: 'any',
  summary:
    'Reports a person, a posting, a service or a message to the admins; again while it is open, it changes nothing.',
  body: NewReport,
  reply: nothing,
  status: 201,
  refusals: ['not_found', 'too_many_requests'],
});
export const adminReports = endpoint({
  method: 'GET',
  path: '/api/report/admin',
  access: ['ADMIN'],
  summary: 'All reports, the most urgent first.',
  query: z.strictObject({
    status: z.enum(REPORT_STATUSES).optional(),
    type: z.enum(REPORT_TYPES).optional(),
    q: search.optional().describe('searches the reason, the title, and both people’s names and emails'),
    sort: z.enum(['urgent', 'newest']).default('urgent'),
    cursor,
    limit,
  }),
  reply: page(Report),
});
export const decideReport = endpoint({
  method: 'PUT',
  path: '/api/report/admin',
  access: ['ADMIN'],
  summary: 'Resolves or dismisses a report; the reporter is notified of the reason.',
  body: ReportDecision,
  reply: Report,
  refusals: ['not_found', 'invalid_transition'],
});
