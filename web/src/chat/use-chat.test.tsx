import type { Message } from '@parley/contract/chat/schemas.ts';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { failNetwork, stubApi } from '../../test/api.ts';
import { consultation, id } from '../../test/fixtures.ts';
import { NOW, show, signInAs } from '../../test/render.tsx';
import { dispatchMessage, setLiveConnection } from '../platform/live/live.ts';
import type { LoadedChat } from './load-chat.ts';
import { useChat } from './use-chat.ts';

const JOB = id(30);
const { client: clara, professional: ana } = consultation();

beforeEach(() => {
  signInAs('CLIENT', clara.id);
  failNetwork();
});

const message = (seq: number, sender = ana): Message => ({
  id: id(100 + seq),
  jobId: JOB,
  seq,
  sender,
  body: `Message ${seq}`,
  attachments: [],
  clientMessageId: null,
  createdAt: NOW,
  readAt: null,
});

/** What stands beside Clara's call while its chat is hidden. */
function Beside({ first }: { first: LoadedChat | null }) {
  const { unreadCount, isLoaded, messages } = useChat({ jobId: JOB, meId: clara.id, first });
  return <p>{isLoaded ? `${unreadCount} unread of ${messages.length}` : 'not loaded'}</p>;
}
const loaded = (messages: Message[]) => ({ messages, older: null, isOpen: true, isBlocked: false });

/** The server's chat: its messages after a number. */
function stubChat(messages: readonly Message[]) {
  stubApi({
    'GET /api/chat/job/:jobId': ({ query: { after = 0 } }) => ({
      messages: messages.filter(({ seq }) => seq > after),
      nextCursor: null,
      isOpen: true,
      isBlocked: false,
    }),
    'GET /api/chat/unread/:jobId': () => ({ messages: [] }),
  });
}

test('beside a call the unread messages of the other side are counted, also those from before it', async () => {
  await show(<Beside first={loaded([message(1)])} />);
  expect(screen.getByText('1 unread of 1')).toBeTruthy();
  // Clara has written from another tab.
  stubChat([message(1), message(2), message(3, clara)]);
  act(() => dispatchMessage('newer', { jobId: JOB, seq: 3 }));
  expect(await screen.findByText('2 unread of 3')).toBeTruthy();
});

test('what was written while messages were missed is there once that is said', async () => {
  // While the channel is up, nothing is asked for now and then.
  setLiveConnection(async () => null);
  onTestFinished(() => setLiveConnection(null));
  stubChat([message(1)]);
  await show(<Beside first={loaded([message(1)])} />);
  stubChat([message(1), message(2)]);
  act(() => dispatchMessage('gap', {}));
  expect(await screen.findByText('2 unread of 2')).toBeTruthy();
});

test('what was read in another tab is no longer counted, and nothing is that she has not read there', async () => {
  await show(<Beside first={loaded([message(1), message(2)])} />);
  act(() => dispatchMessage('read', { jobId: JOB, userId: ana.id, seq: 2 }));
  expect(screen.getByText('2 unread of 2')).toBeTruthy();
  act(() => dispatchMessage('read', { jobId: JOB, userId: clara.id, seq: 1 }));
  expect(screen.getByText('1 unread of 2')).toBeTruthy();
});

test('a chat that couldn’t be loaded with its page is, once new messages come', async () => {
  await show(<Beside first={null} />);
  expect(screen.getByText('not loaded')).toBeTruthy();
  stubChat([message(1)]);
  act(() => dispatchMessage('newer', { jobId: JOB, seq: 1 }));
  expect(await screen.findByText('1 unread of 1')).toBeTruthy();
});
