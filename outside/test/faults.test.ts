import { expect, test } from 'vitest';
import { classify } from '../../api/src/payments/processor/processor.ts';
import { enabledAccount, openStage, paidJob, refusalOf, type Stage } from './stage.ts';

const PATH = '/v1/transfers';

async function readyToTransfer(settings: Parameters<typeof openStage>[0] = {}) {
  const stage = await openStage(settings);
  const accountId = await enabledAccount(stage);
  const { jobId, chargeId } = await paidJob(stage, 10_000);
  const asked = { accountId, chargeId, jobId, metadata: { jobId }, amountCents: 9_000 };
  const transfer = (key = 'transfer:job:1') => stage.processor.createTransfer({ ...asked, key });
  stage.seen.length = 0;
  return { stage, transfer, jobId, asked };
}

const countOf = ({ seen }: Stage) => seen.filter(({ path }) => path === PATH).length;

// With maxNetworkRetries 0: the requests sent, the library's error, and whether money moved.
test.each([
  { fault: { reset: true, times: 2 }, requests: 2, type: 'StripeConnectionError', moved: 0 },
  { fault: { timeoutAfterCommit: true }, requests: 1, type: 'StripeConnectionError', moved: 1 },
  { fault: { cutAfterCommit: true }, requests: 1, type: 'StripeConnectionError', moved: 1 },
  { fault: { status: 409 }, requests: 1, type: 'StripeAPIError', moved: 0 },
  { fault: { status: 429 }, requests: 1, type: 'StripeRateLimitError', moved: 0 },
])('after $fault the same key leads to one transfer', async ({ fault, requests, type, moved }) => {
  // Only a request that is never answered has to end soon; a busy machine takes its time for the others.
  const settings = 'timeoutAfterCommit' in fault ? { timeoutMs: 3_000 } : {};
  const { stage, transfer, jobId } = await readyToTransfer(settings);
  await stage.control('faults', { path: PATH, ...fault });
  const refusal = await refusalOf(transfer());
  expect(refusal.type).toBe(type);
  expect(classify(refusal.error)).toBe('retry');
  expect(countOf(stage)).toBe(requests);
  expect(await stage.processor.listTransfers({ jobId })).toHaveLength(moved);

  const done = await transfer();
  expect(await stage.processor.listTransfers({ jobId })).toEqual([done]);
});

test('a connection that is closed once is not even noticed', async () => {
  const { stage, transfer } = await readyToTransfer();
  await stage.control('faults', { path: PATH, reset: true, times: 1 });
  expect(await transfer()).toMatchObject({ amountCents: 9_000 });
  expect(countOf(stage)).toBe(2);
});

test('a 500 comes back for its key until the key is forgotten, and the next key works', async () => {
  let clock = Date.now();
  const { stage, transfer, jobId } = await readyToTransfer({ clock: () => clock });
  await stage.control('faults', { path: PATH, status: 500, times: 1 });
  const first = await refusalOf(transfer());
  expect(first).toMatchObject({ status: 500, type: 'StripeAPIError' });
  expect(classify(first.error)).toBe('retry');
  expect(await refusalOf(transfer())).toMatchObject({ status: 500 });
  expect(await stage.processor.listTransfers({ jobId })).toEqual([]);
  clock += 24 * 60 * 60 * 1000;
  await transfer();
  expect(await stage.processor.listTransfers({ jobId })).toHaveLength(1);
});

test('a key that is forgotten after a day makes a second transfer, which is why one looks first', async () => {
  let clock = Date.now();
  const { stage, transfer, jobId, asked } = await readyToTransfer({ clock: () => clock });
  const key = 'transfer:job:1';
  await stage.processor.createTransfer({ ...asked, amountCents: 4_000, key });
  clock += 23 * 60 * 60 * 1000;
  await stage.processor.createTransfer({ ...asked, amountCents: 4_000, key });
  expect(await stage.processor.listTransfers({ jobId })).toHaveLength(1);
  clock += 2 * 60 * 60 * 1000;
  await stage.processor.createTransfer({ ...asked, amountCents: 4_000, key });
  expect(await stage.processor.listTransfers({ jobId })).toHaveLength(2);
  expect(await refusalOf(transfer('transfer:job:2'))).toMatchObject({ status: 400 });
});

test('the same key with other parameters, or for another call, is our bug: stop', async () => {
  const { stage, transfer, asked } = await readyToTransfer();
  const { id } = await transfer();
  const other = await refusalOf(
    stage.processor.createTransfer({ ...asked, amountCents: 1, key: 'transfer:job:1' }),
  );
  expect(other).toMatchObject({ status: 400, type: 'StripeIdempotencyError' });
  expect(classify(other.error)).toBe('stop');
  const back = { transferId: id, amountCents: 1, metadata: {}, key: 'transfer:job:1' };
  expect(await refusalOf(stage.processor.createReversal(back))).toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('a key whose request still runs is refused for now', async () => {
  const { stage, transfer, jobId } = await readyToTransfer();
  await stage.control('faults', { path: PATH, delayMs: 250, times: 1 });
  const slow = transfer();
  await expect.poll(() => countOf(stage)).toBe(1);
  const busy = await refusalOf(transfer());
  expect(busy).toMatchObject({ status: 409, code: 'idempotency_key_in_use' });
  expect(classify(busy.error)).toBe('retry');
  const done = await slow;
  expect(await stage.processor.listTransfers({ jobId })).toEqual([done]);
});

test('fifty tries at once with one key make one transfer', async () => {
  const { stage, transfer, jobId } = await readyToTransfer();
  const done = await Promise.all(Array.from({ length: 50 }, () => transfer()));
  expect(new Set(done.map(({ id }) => id)).size).toBe(1);
  expect(await stage.processor.listTransfers({ jobId })).toHaveLength(1);
});

test('a fault is only for its path, as often as said, and can be taken back', async () => {
  const { stage, transfer } = await readyToTransfer();
  await stage.control('faults', { path: '/v1/refunds', status: 500, times: 5 });
  await stage.control('faults', { path: PATH, status: 429, times: 5 });
  await stage.control('faults', { path: PATH, times: 0 });
  expect(await transfer()).toMatchObject({ amountCents: 9_000 });
});

test('what is not an answer of the processor at all is our own mistake, and says nothing about the money', () => {
  expect(classify(new TypeError('x is not a function'))).toBe('ours');
  expect(classify('nothing')).toBe('ours');
});
