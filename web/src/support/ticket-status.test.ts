import { expect, test } from 'vitest';
import { canReply, ticketName, ticketOutlook, ticketSummary } from './ticket-status.ts';

const person = { id: 'p', displayName: 'Ode', avatarUrl: null, timeZone: 'UTC' };
const at = '2026-11-20T09:00:00.000Z';
const reply = { id: 'r', author: person, byAdmin: true, message: 'Done.', createdAt: at };
const open = {
  id: 't',
  message: 'The receipt is wrong.\nIt names another company.',
  jobId: null,
  status: 'OPEN' as const,
  createdAt: at,
  dueAt: '2026-11-24T09:00:00.000Z',
  resolvedAt: null,
  reopenUntil: null,
  replies: [],
  repliesCursor: null,
};
const resolved = {
  ...open,
  status: 'RESOLVED' as const,
  resolvedAt: '2026-11-21T09:00:00.000Z',
  reopenUntil: '2026-12-05T09:00:00.000Z',
};

test('an open ticket says when to expect an answer, that we are late, or that its author has to reply', () => {
  expect(ticketOutlook(open, 'UTC', at)).toBe('We’ll reply by Tue 24 Nov.');
  expect(ticketOutlook(open, 'UTC', '2026-11-25T09:00:00.000Z')).toMatch(/^We’re late/);
  expect(ticketOutlook({ ...open, replies: [reply] }, 'UTC', at)).toMatch(/^We’ve replied/);
});

test('a resolved ticket accepts replies until its date', () => {
  expect(canReply(resolved, '2026-12-05T08:59:59.000Z')).toBe(true);
  expect(ticketOutlook(resolved, 'UTC', at)).toBe('Reply by Sat 5 Dec to reopen it.');
  expect(canReply(resolved, '2026-12-05T09:00:00.000Z')).toBe(false);
  expect(ticketOutlook(resolved, 'UTC', '2026-12-05T09:00:00.000Z')).toMatch(/^This ticket is closed/);
});

test('a list shows a ticket’s first line and number of replies', () => {
  expect(ticketName(open)).toBe('The receipt is wrong.');
  expect(ticketSummary(open, 'UTC')).toBe('Sent 20 Nov 2026');
  expect(ticketSummary({ ...open, replies: [reply] }, 'UTC')).toBe('Sent 20 Nov 2026 · 1 reply');
  const many = { ...open, replies: Array.from({ length: 10 }, () => reply), repliesCursor: 'before' };
  expect(ticketSummary(many, 'UTC')).toBe('Sent 20 Nov 2026 · more than 10 replies');
});
