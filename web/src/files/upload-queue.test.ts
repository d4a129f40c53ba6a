import { expect, test } from 'vitest';
import { finishedInOrder, type QueuedUpload, nextUploads } from './upload-queue.ts';

const fresh: QueuedUpload = {
  key: 0,
  file: new File(['x'], 'x'),
  progress: 0,
  error: null,
  canRetry: false,
  isHeld: false,
  isSending: false,
  stored: null,
};
const waiting = (key: number): QueuedUpload => ({ ...fresh, key });
const sending = (key: number): QueuedUpload => ({ ...fresh, key, isSending: true });
const failed = (key: number): QueuedUpload => ({ ...fresh, key, error: 'No.' });
const there = (key: number): QueuedUpload => {
  const facts = { name: 'x', size: 1, contentType: 'text/plain', url: '/', width: null, height: null };
  return { ...fresh, key, stored: { id: String(key), ...facts } };
};
const ids = (queue: readonly QueuedUpload[]) => finishedInOrder(queue).map(({ id }) => id);

test('three files are uploaded at once, in order', () => {
  const keys = (queue: readonly QueuedUpload[]) => nextUploads(queue).map(({ key }) => key);
  expect(keys([waiting(1), waiting(2), waiting(3), waiting(4)])).toEqual([1, 2, 3]);
  expect(keys([sending(1), there(2), waiting(3), waiting(4), waiting(5)])).toEqual([3, 4]);
  expect(keys([sending(1), sending(2), sending(3), waiting(4)])).toEqual([]);
});

test('a file waits for those that were chosen before it', () => {
  expect(ids([sending(1), there(2)])).toEqual([]);
  expect(ids([there(1), sending(2), there(3)])).toEqual(['1']);
  expect(ids([there(1), there(2)])).toEqual(['1', '2']);
});

test('a file that is held is not sent, and does not block the others', () => {
  const held = { ...fresh, key: 1, isHeld: true };
  expect(nextUploads([held, waiting(2)]).map(({ key }) => key)).toEqual([2]);
  expect(ids([held, there(2)])).toEqual(['2']);
});

test('a failed file does not block the others', () => {
  expect(ids([failed(1), there(2)])).toEqual(['2']);
});
