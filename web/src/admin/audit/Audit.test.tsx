import { cleanup, screen } from '@testing-library/react';
import type { ListedAuditEntry } from '@parley/contract/audit.ts';
import { expect, test } from 'vitest';
import { id } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { ActivityList } from '../../auth/security/ActivityList.tsx';
import { Ledger } from '../payments/Ledger.tsx';
import { Audit } from './Audit.tsx';
import { AuditTrail } from './AuditTrail.tsx';

const entry = (type: string, more: Partial<ListedAuditEntry> = {}): ListedAuditEntry => ({
  id: id(70),
  at: '2026-11-23T12:00:00.000Z',
  actor: null,
  action: 'file.read',
  subject: { type, id: id(71) },
  reason: null,
  about: 'The thing',
  jobId: null,
  negotiationKind: null,
  ownerId: null,
  ...more,
});

const pageOf = (shown: ListedAuditEntry) => ({
  ok: true as const,
  status: 200,
  message: '',
  data: { items: [shown], nextCursor: null },
});

test.each([
  ['a consultation', entry('appointment', { jobId: id(1) }), `/job/admin/${id(1)}`],
  ['a proposal', entry('talk', { negotiationKind: 'PROPOSAL' }), `/negotiation/admin/PROPOSAL/${id(71)}`],
  ['a file of a job', entry('file', { jobId: id(1), ownerId: id(2) }), `/job/admin/${id(1)}`],
  ['another file', entry('file', { ownerId: id(2) }), `/dashboard?tab=users&q=${id(2)}`],
  ['a certificate', entry('certificate'), `/dashboard?tab=certificates&q=${id(71)}`],
  ['a report', entry('report'), `/dashboard?tab=reports&q=${id(71)}`],
  ['a ticket', entry('ticket'), `/dashboard?tab=support&q=${id(71)}`],
  ['a user', entry('user'), `/dashboard?tab=users&q=${id(71)}`],
])('an entry about %s leads there', async (_what, shown, to) => {
  await show(<Audit loaded={pageOf(shown)} />);
  const [link] = screen.getAllByRole('link', { name: 'The thing' });
  expect(link?.getAttribute('href')).toBe(to);
});

test('what no longer exists leads nowhere', async () => {
  await show(<Audit loaded={pageOf(entry('report', { about: null }))} />);
  expect(screen.queryByRole('link', { name: 'The thing' })).toBeNull();
});

const earlier = { at: '2025-11-22T14:00:00.000Z' };
const dated = () => screen.getAllByText(/22 Nov/)[0]?.textContent;

test('what is kept for years is dated with the year: what admins did, the ledger, an account’s activity', async () => {
  await show(<Audit loaded={pageOf(entry('user', earlier))} />);
  expect(dated()).toBe('Sat 22 Nov 2025 14:00');
  cleanup();
  await show(<AuditTrail entries={[entry('user', earlier)]} zone="UTC" />);
  expect(dated()).toBe('Sat 22 Nov 2025 14:00');
  cleanup();
  const posted = { ...earlier, id: id(72), kind: 'charge', text: 'Paid', entries: [] };
  await show(<Ledger transactions={[posted]} zone="UTC" />);
  expect(dated()).toBe('Sat 22 Nov 2025 14:00');
  cleanup();
  const signIn = { kind: 'SIGNED_IN', device: 'Firefox on Linux', ip: '192.0.2.1', isKnown: true } as const;
  const items = [{ ...earlier, ...signIn, id: id(73), number: 1 }];
  const read = () => Promise.reject(new Error('there is no more'));
  await show(<ActivityList first={{ items, nextCursor: null }} read={read} />);
  expect(dated()).toBe('Sat 22 Nov 2025 14:00');
});
