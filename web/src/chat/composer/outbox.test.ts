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

test('what was under way at a reload is still there, in its order, and waits', () => {
  const keep = storage();
  saveOutbox(keep, 'job', [unsent('a'), unsent('b', 'waiting'), unsent('c', 'refused')]);
  expect(readOutbox(keep, 'job').map(({ body, state }) => [body, state])).toEqual([
    ['a', 'waiting'],
    ['b', 'waiting'],
    ['c', 'refused'],
  ]);
});

test('an empty outbox leaves nothing behind, and a spoiled one counts as empty', () => {
  const keep = storage();
  saveOutbox(keep, 'job', [unsent('a')]);
  saveOutbox(keep, 'job', []);
  expect(keep.kept.size).toBe(0);
  keep.setItem('job', '{"not": "a list"');
  expect(readOutbox(keep, 'job')).toEqual([]);
});

test('words are sent one after another; a refused one does not hold up the others', () => {
  const outbox = [unsent('a'), unsent('b')];
  expect(nextUnsent(outbox)?.body).toBe('a');
  expect(nextUnsent(withState(outbox, 'a', { state: 'waiting' }))?.body).toBe('a');
  expect(nextUnsent(withState(outbox, 'a', { state: 'refused', reason: 'Too long.' }))?.body).toBe('b');
  expect(nextUnsent(without(outbox, 'a'))?.body).toBe('b');
});

test('what cannot be sent now holds up what was said after it', () => {
  const outbox = allWaiting([unsent('a'), unsent('b'), unsent('c', 'refused')]);
  expect(outbox.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'refused']);
});
