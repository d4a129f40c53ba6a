import { screen, within } from '@testing-library/react';
import type { AdminTicket } from '@parley/contract/support/schemas.ts';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Refusal, stubApi } from '../../../test/api.ts';
import { id } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { TicketDialog } from './TicketDialog.tsx';

const ticket = (change: Partial<AdminTicket> = {}): AdminTicket => ({
  id: id(100),
  message: 'Where is my invoice?',
  jobId: null,
  status: 'OPEN',
  createdAt: '2026-11-20T12:00:00.000Z',
  dueAt: '2026-11-24T12:00:00.000Z',
  resolvedAt: null,
  reopenUntil: null,
  replies: [],
  repliesCursor: null,
  author: { id: id(1), displayName: 'Clara Brandt', avatarUrl: null, timeZone: 'Europe/Berlin' },
  authorEmail: 'clara@people.test',
  isOverdue: false,
  ...change,
});
const resolved = ticket({ status: 'RESOLVED', resolvedAt: '2026-11-21T12:00:00.000Z' });
const page = () => ({ items: [resolved], nextCursor: null });

function Opened() {
  const [shown, setShown] = useState(ticket());
  return <TicketDialog ticket={shown} onChange={setShown} onClose={vi.fn()} />;
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Ticket from Clara Brandt' }));
const button = (name: string) => dialog().getByRole('button', { name });
const answer = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });

test('an answer to a ticket that another admin has resolved is kept until the ticket is reopened', async () => {
  const requests = stubApi({
    'POST /api/support/admin': () => {
      throw new Refusal('ticket_closed');
    },
    'GET /api/support/admin/all': page,
    'PUT /api/support/admin': () => ticket({ status: 'IN_PROGRESS' }),
  });
  const { user } = await show(<Opened />);
  await user.type(answer(), 'It is on its way.');
  await user.click(button('Send answer'));
  expect(await dialog().findByText(/^This ticket was resolved in the meantime/)).toBeTruthy();
  await user.click(await dialog().findByRole('button', { name: 'Reopen' }));
  expect((await dialog().findByRole('textbox', { name: 'Your answer' })).textContent).toBe(
    'It is on its way.',
  );
  expect(dialog().queryByText(/in the meantime/)).toBeNull();
  expect(requests.at(-1)?.body).toMatchObject({ status: 'IN_PROGRESS', shown: 'RESOLVED' });
});

test('a ticket that another admin has moved is shown as it is by now, with what can be done with it', async () => {
  const requests = stubApi({
    'PUT /api/support/admin': () => {
      throw new Refusal('invalid_transition');
    },
    'GET /api/support/admin/all': page,
  });
  const { user } = await show(<Opened />);
  await user.click(button('Assign to me'));
  expect(await dialog().findByRole('button', { name: 'Reopen' })).toBeTruthy();
  expect(dialog().getByRole('alert').textContent).toMatch(/changed in the meantime/);
  expect(requests[0]?.body).toMatchObject({ status: 'IN_PROGRESS', shown: 'OPEN' });
});

test('whoever takes a ticket by keyboard goes on from there', async () => {
  stubApi({ 'PUT /api/support/admin': () => ticket({ status: 'IN_PROGRESS' }) });
  const { user } = await show(<Opened />);
  button('Assign to me').focus();
  await user.keyboard('{Enter}');
  await dialog().findByRole('button', { name: 'Return to queue' });
  expect(document.activeElement?.textContent).toMatch(/Return to queue|Resolve/);
});
