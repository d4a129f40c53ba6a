import type { Message } from '@parley/contract/chat/schemas.ts';
import { expect, test } from 'vitest';
import { refetchAfter, byDay, endsGroup, firstUnread, lastRead, mergeMessages } from './messages.ts';

const person = (id: string) => ({ id, displayName: id, avatarUrl: null, timeZone: 'UTC' });
const at = '2026-11-24T16:00:00.000Z';
const message = (seq: number, by: 'me' | 'ana', more: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  jobId: 'job',
  seq,
  sender: person(by),
  body: `word ${seq}`,
  attachments: [],
  clientMessageId: null,
  createdAt: at,
  readAt: at,
  ...more,
});
const unread = { readAt: null };

test('a message that arrives twice is shown once, in the server’s order and in its latest state', () => {
  const known = [message(1, 'me', unread), message(2, 'ana')];
  const list = mergeMessages(known, [message(3, 'ana'), message(1, 'me')]);
  expect(list.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(list[0]?.readAt).toBe(at);
});

test('the reply to a message that comes after the news that it was read takes no read mark back', () => {
  const list = mergeMessages([message(1, 'me')], [message(1, 'me', unread)]);
  expect(lastRead(list, 'me')?.readAt).toBe(at);
});

test('the next fetch starts at the new messages, or at my first unread one', () => {
  expect(refetchAfter([], 'me')).toBe(0);
  expect(refetchAfter([message(7, 'me'), message(8, 'ana', unread)], 'me')).toBe(8);
  expect(refetchAfter([message(7, 'me', unread), message(8, 'ana')], 'me')).toBe(6);
  expect(refetchAfter([message(1, 'me', unread), message(900, 'ana')], 'me')).toBe(900);
});

test('the first unread message is the other side’s; read marks are on mine', () => {
  const list = [message(1, 'me'), message(2, 'me', unread), message(3, 'ana'), message(4, 'ana', unread)];
  expect(firstUnread(list, 'me')?.seq).toBe(4);
  expect(lastRead(list, 'me')?.seq).toBe(1);
});

test('a day is the viewer’s day', () => {
  const late = message(1, 'ana', { createdAt: '2026-11-24T23:30:00.000Z' });
  const next = message(2, 'ana', { createdAt: '2026-11-25T08:00:00.000Z' });
  expect(byDay([late, next], 'UTC').map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-25']);
  expect(byDay([late, next], 'Europe/Berlin')).toHaveLength(1);
});

test('a server clock that went back does not reorder messages', () => {
  const next = { createdAt: '2026-11-25T00:00:01.000Z' };
  const days = byDay(
    [message(1, 'ana'), message(2, 'me', next), message(3, 'ana'), message(4, 'me', next)],
    'UTC',
  );
  expect(days.map(({ messages }) => messages.map(({ seq }) => seq))).toEqual([[1], [2, 3, 4]]);
});

test('messages close together share one time', () => {
  const soon = message(2, 'me', { createdAt: '2026-11-24T16:04:00.000Z' });
  const later = message(2, 'me', { createdAt: '2026-11-24T16:06:00.000Z' });
  expect(endsGroup(message(1, 'me'), soon)).toBe(false);
  expect(endsGroup(message(1, 'me'), later)).toBe(true);
  expect(endsGroup(message(1, 'me'), message(2, 'ana'))).toBe(true);
  expect(endsGroup(message(1, 'me'), undefined)).toBe(true);
});
