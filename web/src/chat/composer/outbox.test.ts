import { expect, test } from 'vitest';
import { allWaiting, saveOutbox, nextUnsent, readOutbox, type Unsent, without, withState } from './outbox.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const unsent = (id: string, state: Unsent['state'] = 'sending'): Unsent => ({
  clientMessageId: id,
  body: id,
  attachments: [],
  at: '2026-11-24T16:00:00.000Z',
  state,
  reason: null,
});

test('messages that were being sent at a reload are kept in order and wait', () => {
  const keep = storage();
  saveOutbox(keep, 'job', [unsent('a'), unsent('b', 'waiting'), unsent('c', 'refused')]);
  expect(readOutbox(keep, 'job').map(({ body, state }) => [body, state])).toEqual([
    ['a', 'waiting'],
    ['b', 'waiting'],
    ['c', 'refused'],
  ]);
});

test('an empty outbox is removed from storage, and a corrupt one counts as empty', () => {
  const keep = storage();
  saveOutbox(keep, 'job', [unsent('a')]);
  saveOutbox(keep, 'job', []);
  expect(keep.kept.size).toBe(0);
  keep.setItem('job', '{"not": "a list"');
  expect(readOutbox(keep, 'job')).toEqual([]);
});

test('messages are sent one by one; a refused one does not block the others', () => {
  const outbox = [unsent('a'), unsent('b')];
  expect(nextUnsent(outbox)?.body).toBe('a');
  expect(nextUnsent(withState(outbox, 'a', { state: 'waiting' }))?.body).toBe('a');
  expect(nextUnsent(withState(outbox, 'a', { state: 'refused', reason: 'Too long.' }))?.body).toBe('b');
  expect(nextUnsent(without(outbox, 'a'))?.body).toBe('b');
});

test('a message that cannot be sent now blocks the later ones', () => {
  const outbox = allWaiting([unsent('a'), unsent('b'), unsent('c', 'refused')]);
  expect(outbox.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'refused']);
});
