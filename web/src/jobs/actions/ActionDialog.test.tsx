import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stubApi, failNetwork, Refusal } from '../../../test/api.ts';
import { job } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { ActionDialog } from './ActionDialog.tsx';

const delivered = job({ status: 'DELIVERED' });
const dialog = () => within(screen.getByRole('dialog'));

test('accepting says who gets how much before it is confirmed', async () => {
  const onClose = vi.fn();
  const requests = stubApi({ 'POST /api/job/completed/:id': () => job({ status: 'COMPLETED' }) });
  const { user, reloads } = await show(
    <ActionDialog action="complete" job={delivered} side="client" onClose={onClose} />,
  );
  expect(dialog().getByText(/\$1,080 goes to Ana and \$120 is Parley’s fee/)).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'Release $1,080 to Ana' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(requests).toHaveLength(1);
  expect(reloads()).toBe(1);
});

test('a job is ended without a word where the two can’t contact each other', async () => {
  const talking = job({ status: 'TALKING' });
  const requests = stubApi({ 'POST /api/job/:id/end': () => job({ status: 'ENDED' }) });
  const { user, unmount } = await show(
    <ActionDialog action="end" job={talking} side="client" onClose={vi.fn()} />,
  );
  await user.type(dialog().getByRole('textbox', { name: /A kind word to Ana/ }), 'Goodbye.');
  unmount();
  await show(
    <ActionDialog action="end" job={{ ...talking, isBlocked: true }} side="client" onClose={vi.fn()} />,
  );
  expect(dialog().queryByRole('textbox')).toBeNull();
  await user.click(dialog().getByRole('button', { name: 'End this job' }));
  await waitFor(() => expect(requests[0]?.body).toEqual({}));
});

test('changes cannot be requested without saying which', async () => {
  const requests = stubApi({ 'POST /api/job/:id/request-changes': () => job() });
  const { user } = await show(
    <ActionDialog action="request_changes" job={delivered} side="client" onClose={vi.fn()} />,
  );
  const textbox = dialog().getByRole('textbox', { name: /What should change/ });
  await user.click(dialog().getByRole('button', { name: 'Request changes' }));
  await waitFor(() => expect(textbox.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(textbox);
  expect(requests).toEqual([]);

  await user.type(textbox, 'The third page.');
  expect(textbox.getAttribute('aria-invalid')).toBeNull();
  await user.click(dialog().getByRole('button', { name: 'Request changes' }));
  await waitFor(() => expect(requests[0]?.body).toEqual({ message: 'The third page.' }));
});

test('a second press while the first request is in flight sends nothing', async () => {
  let answer = () => {};
  const requests = stubApi({
    'POST /api/job/:id/cancel': () =>
      new Promise((resolve) => {
        answer = () => resolve(job({ status: 'CANCELLED' }));
      }),
  });
  const { user } = await show(
    <ActionDialog action="cancel" job={job()} side="professional" onClose={vi.fn()} />,
  );
  const confirm = dialog().getByRole('button', { name: 'Cancel the job' });
  await user.click(confirm);
  await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBe('true'));
  await user.click(confirm);
  // Enter submits a form even if its button is disabled.
  const form = confirm.closest('form');
  if (form) fireEvent.submit(form);
  await act(() => Promise.resolve());
  answer();
  await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBeNull());
  expect(requests).toHaveLength(1);
});

test('if someone else was faster, the page reloads and says so', async () => {
  const onClose = vi.fn();
  stubApi({
    'POST /api/job/completed/:id': () => {
      throw new Refusal('invalid_transition');
    },
  });
  const { user, reloads } = await show(
    <ActionDialog action="complete" job={delivered} side="client" onClose={onClose} />,
  );
  await user.click(dialog().getByRole('button', { name: 'Release $1,080 to Ana' }));
  expect(await dialog().findByText(/This is no longer possible/)).toBeTruthy();
  await expect.poll(reloads).toBe(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('a network failure is reported, and the typed text stays', async () => {
  failNetwork();
  const { user } = await show(
    <ActionDialog action="dispute" job={delivered} side="client" onClose={vi.fn()} />,
  );
  const textbox = dialog().getByRole<HTMLTextAreaElement>('textbox', { name: /What’s wrong/ });
  await user.type(textbox, 'Half is missing.');
  await user.click(dialog().getByRole('button', { name: 'Ask Parley to decide' }));
  expect(await dialog().findByText('Something went wrong')).toBeTruthy();
  expect(textbox.value).toBe('Half is missing.');
});
