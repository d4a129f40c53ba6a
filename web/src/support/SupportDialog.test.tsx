import type { Ticket } from '@parley/contract/support/schemas.ts';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stubApi, Refusal } from '../../test/api.ts';
import { id } from '../../test/fixtures.ts';
import { NOW, show, signInAs } from '../../test/render.tsx';
import SupportDialog from './SupportDialog.tsx';

const dialog = () => within(screen.getByRole('dialog', { name: 'Support' }));
const message = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { name: 'What can we help with?' });

test('an empty ticket is not sent', async () => {
  signInAs('CLIENT');
  const requests = stubApi({});
  const { user } = await show(<SupportDialog open onClose={vi.fn()} />);
  await user.click(dialog().getByRole('button', { name: 'Send' }));
  expect(await dialog().findByText('Message is required')).toBeTruthy();
  expect(document.activeElement).toBe(message());
  expect(requests).toEqual([]);
});

test('a ticket from a job’s page includes the job', async () => {
  signInAs('PROFESSIONAL');
  const requests = stubApi({ 'POST /api/support': () => ticket() });
  const { user } = await show(<SupportDialog open onClose={vi.fn()} />, `/job/${id(30)}/chat`);
  await user.type(message(), 'Where is my money?');
  await user.click(dialog().getByRole('button', { name: 'Send' }));
  expect(await dialog().findByText('Support Ticket Successfully Sent')).toBeTruthy();
  expect(requests[0]?.body).toEqual({ message: 'Where is my money?', jobId: id(30) });
});

test('from the page of a job that isn’t theirs it is sent without the job', async () => {
  signInAs('CLIENT');
  const requests = stubApi({
    'POST /api/support': ({ body }) => {
      if (body.jobId !== undefined) throw new Refusal('not_found');
      return { ...ticket(), jobId: null };
    },
  });
  const { user } = await show(<SupportDialog open onClose={vi.fn()} />, `/job/${id(30)}`);
  await user.type(message(), 'Why is it gone?');
  await user.click(dialog().getByRole('button', { name: 'Send' }));
  expect(await dialog().findByText('Support Ticket Successfully Sent')).toBeTruthy();
  expect(requests[1]?.body).toEqual({ message: 'Why is it gone?' });
});

test('a refusal shows the server’s message, and the typed text stays', async () => {
  signInAs('CLIENT');
  stubApi({
    'POST /api/support': () => {
      throw new Refusal('too_many_requests');
    },
  });
  const { user } = await show(<SupportDialog open onClose={vi.fn()} />);
  await user.type(message(), 'Are you there?');
  await user.click(dialog().getByRole('button', { name: 'Send' }));
  expect(await dialog().findByText('Too many attempts. Wait a moment, then try again.')).toBeTruthy();
  expect(message().value).toBe('Are you there?');
});

test('a visitor is asked to log in, and returns to the same page', async () => {
  const onClose = vi.fn();
  const { user, at } = await show(<SupportDialog open onClose={onClose} />, '/services?q=terms');
  expect(dialog().queryByRole('textbox')).toBeNull();
  await user.click(dialog().getByRole('button', { name: 'Log in' }));
  expect(onClose).toHaveBeenCalled();
  expect(at()).toBe(`/login?next=${encodeURIComponent('/services?q=terms')}`);
});

function ticket(): Ticket {
  return {
    id: id(70),
    message: 'Where is my money?',
    jobId: id(30),
    status: 'OPEN',
    createdAt: NOW,
    dueAt: NOW,
    resolvedAt: null,
    reopenUntil: null,
    replies: [],
    repliesCursor: null,
  };
}
