import type { Message } from '@parley/contract/chat/schemas.ts';
import { expect, test } from 'vitest';
import type { Unsent } from '../composer/outbox.ts';
import { rowsOf } from './rows.ts';

const message = (seq: number, by: 'me' | 'ana', more: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  jobId: 'job',
  seq,
  sender: { id: by, displayName: by, avatarUrl: null, timeZone: 'UTC' },
  body: `word ${seq}`,
  attachments: [],
  clientMessageId: `c${seq}`,
  createdAt: '2026-11-24T16:00:00.000Z',
  readAt: null,
  ...more,
});
const unsent = (id: string): Unsent => ({
  clientMessageId: id,
  body: id,
  attachments: [],
  at: '2026-11-24T16:00:00.000Z',
  state: 'sending',
  reason: null,
});
const seen = { meId: 'me', zone: 'UTC', newFrom: null };

test('a chat’s rows are days, messages and unsent ones, with a divider before the new ones', () => {
  const next = { createdAt: '2026-11-25T08:00:00.000Z' };
  const rows = rowsOf([message(1, 'me'), message(2, 'ana', next)], [unsent('c3')], { ...seen, newFrom: 2 });
  expect(rows.map(({ kind }) => kind)).toEqual(['day', 'message', 'day', 'new', 'message', 'unsent']);
});

test('an unsent message keeps its row once it is sent', () => {
  const before = rowsOf([], [unsent('c1')], seen).at(-1);
  const after = rowsOf([message(1, 'me')], [], seen).at(-1);
  expect(after?.key).toBe(before?.key);
});

test('a message that arrives live before its request is answered is shown once', () => {
  const rows = rowsOf([message(1, 'me'), message(2, 'ana')], [unsent('c1'), unsent('c2')], seen);
  expect(rows.map(({ key }) => key)).toEqual(['day 2026-11-24', 'mine c1', '2', 'mine c2']);
});

test('the time is shown at the end of a group, and the read mark at the last read message', () => {
  const readAt = '2026-11-24T16:05:00.000Z';
  const rows = rowsOf([message(1, 'me', { readAt }), message(2, 'me'), message(3, 'ana')], [], seen);
  const notes = rows.flatMap((row) => (row.kind === 'message' ? [row.note] : []));
  expect(notes).toEqual(['read 16:05', '16:00', '16:00']);
});
