import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failNetwork, Refusal, stubApi } from '../../../test/api.ts';
import { consultation, id } from '../../../test/fixtures.ts';
import { NOW, show, signInAs } from '../../../test/render.tsx';
import { refuseLoggedOut } from '../../platform/session/session.ts';
import { dismissToast } from '../../platform/toasts.ts';
import { Toasts } from '../../ui/overlay/Toasts.tsx';
import { useOutbox } from './use-outbox.ts';

const JOB = id(30);
const ME = id(1);

beforeEach(() => signInAs('CLIENT', ME));
afterEach(() => {
  for (let toast = 0; toast < 10; toast += 1) dismissToast(toast);
});

function Sending() {
  const { unsent, send } = useOutbox({ jobId: JOB, meId: ME, onSent: () => {} });
  return (
    <>
      <button type="button" onClick={() => send('On my way')}>
        Send
      </button>
      <ul>
        {unsent.map(({ clientMessageId, body, state }) => (
          <li key={clientMessageId}>{`${body}: ${state}`}</li>
        ))}
      </ul>
    </>
  );
}

/** Sends without a connection, and goes to another page. */
async function sendAndLeave() {
  failNetwork();
  const { user } = await show(<Sending />, `/job/${JOB}/chat`);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('On my way: waiting');
  cleanup();
  await show(<Toasts />, '/dashboard');
}
const backOnline = () => window.dispatchEvent(new Event('online'));

const sent = {
  id: id(40),
  jobId: JOB,
  seq: 1,
  sender: consultation().client,
  body: 'On my way',
  attachments: [],
  clientMessageId: null,
  createdAt: NOW,
  readAt: null,
};

test('a message that waits for the connection is sent once it is back, also when its chat was left', async () => {
  await sendAndLeave();
  const calls = stubApi({ 'POST /api/chat/message': () => sent });
  backOnline();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body).toMatchObject({ jobId: JOB, body: 'On my way' });
  cleanup();
  await show(<Sending />);
  expect(screen.queryByText(/^On my way/)).toBeNull();
});

test('one that is refused by then is told of wherever its sender is', async () => {
  await sendAndLeave();
  stubApi({
    'POST /api/chat/message': () => {
      throw new Refusal('chat_closed');
    },
  });
  backOnline();
  expect(await screen.findByText('Your message wasn’t sent')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open chat' }).getAttribute('href')).toBe(`/job/${JOB}/chat`);
});

test('nothing is sent for somebody who has logged out', async () => {
  await sendAndLeave();
  const calls = stubApi({ 'POST /api/chat/message': () => sent });
  refuseLoggedOut();
  signInAs('CLIENT', ME);
  backOnline();
  cleanup();
  await show(<Sending />);
  expect(screen.queryByText(/^On my way/)).toBeNull();
  expect(calls).toEqual([]);
});
