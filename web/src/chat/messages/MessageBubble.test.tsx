import type { Message } from '@parley/contract/chat/schemas.ts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ana, id } from '../../../test/fixtures.ts';
import { NOW, show } from '../../../test/render.tsx';
import { MessageBubble } from './MessageBubble.tsx';

const message: Message = {
  id: id(60),
  jobId: id(20),
  seq: 1,
  sender: { id: ana.id, displayName: ana.displayName, avatarUrl: null, timeZone: ana.timeZone },
  body: 'Pay me elsewhere.',
  attachments: [],
  clientMessageId: null,
  createdAt: NOW,
  readAt: null,
};
const bubble = { message, isMine: false, note: null, sentAt: 'Monday 12:00' };

test('a message of the other side can be reported where the page takes reports, by a name of its own', async () => {
  const report = vi.fn();
  const long = { ...message, body: 'A long one. '.repeat(50) };
  const { user } = await show(
    <>
      <MessageBubble {...bubble} message={long} onReport={vi.fn()} />
      <MessageBubble {...bubble} onReport={report} />
    </>,
  );
  // Up to its last whole word.
  const cut = 'Report this message: A long one. A long one. A long one. A long one. A long…';
  expect(screen.getByRole('button', { name: cut })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Report this message: Pay me elsewhere.' }));
  expect(report).toHaveBeenCalledOnce();
});

test('elsewhere, and on one’s own messages, there is no such button', async () => {
  await show(<MessageBubble {...bubble} />);
  expect(screen.queryByRole('button')).toBeNull();
});
