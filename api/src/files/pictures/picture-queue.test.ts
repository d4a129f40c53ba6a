import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Refusal } from '../../platform/http/refuse.ts';
import { queuePicture, MEMORY_BYTES } from './picture-queue.ts';

/** Tasks that run until released, and those started so far. */
function workshop() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, userId: string, bytes: number) =>
    queuePicture({ userId, bytes }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { begun, start, end };
}

test('one picture of each person is worked on at a time, and those of others meanwhile', async () => {
  const { begun, start, end } = workshop();
  const all = [start('ana 1', 'ana', 10), start('ana 2', 'ana', 10), start('milo 1', 'milo', 10)];
  await turn();
  expect(begun).toEqual(['ana 1', 'milo 1']);
  await end('ana 1');
  expect(begun).toEqual(['ana 1', 'milo 1', 'ana 2']);
  await end('milo 1');
  await end('ana 2');
  await Promise.all(all);
});

test('together they take no more memory than there is, and a large one is not passed by small ones', async () => {
  const { begun, start, end } = workshop();
  const most = MEMORY_BYTES;
  const all = [
    start('half', 'ana', most / 2),
    start('whole', 'milo', most),
    start('small', 'clara', 10),
    start('larger than all', 'nima', most * 3),
  ];
  await turn();
  expect(begun).toEqual(['half']);
  await end('half');
  expect(begun).toEqual(['half', 'whole']);
  await end('whole');
  expect(begun).toEqual(['half', 'whole', 'small']);
  await end('small');
  expect(begun).toEqual(['half', 'whole', 'small', 'larger than all']);
  await end('larger than all');
  await Promise.all(all);
});

test('one that fails makes room for the next', async () => {
  const broken = queuePicture({ userId: 'ana', bytes: 10 }, () => Promise.reject(new Error('broken')));
  const next = queuePicture({ userId: 'ana', bytes: 10 }, () => Promise.resolve('made'));
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('made');
});

test('when too many wait, the next are told to come again', async () => {
  const { start, end } = workshop();
  const all = [start('first', 'ana', 10)];
  for (let count = 0; count < 200; count += 1)
    all.push(queuePicture({ userId: 'ana', bytes: 1 }, async () => {}));
  const refusal: unknown = await queuePicture({ userId: 'milo', bytes: 1 }, async () => {}).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 });
  await end('first');
  await Promise.all(all);
});
