import { enqueue } from '../../platform/background/background.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { insertCall, type ProcessorCall } from './queries-calls.ts';

/** So many that a slow call seldom holds up another one. */
const QUEUES = 16;

/** Transactional outbox: stores the call with all its parameters and enqueues its task in the caller's transaction. */
export async function enqueueProcessorCall(
  trx: Trx,
  call: Pick<ProcessorCall, 'kind' | 'paymentId' | 'key' | 'params'>,
): Promise<string> {
  const id = newId();
  // Real time, because the processor ages its idempotency keys by it.
  await insertCall(trx, { id, ...call, createdAt: new Date().toISOString() });
  await enqueueRun(trx, id);
  return id;
}

/**
 * Enqueues a run of a stored call. A key alone wouldn't keep two runs apart: what is enqueued during a run is a job of
 * its own. Runs of one call share a queue, so that the second one begins when the first has written what it did.
 */
export async function enqueueRun(trx: Trx, id: string): Promise<void> {
  const queue = `processor-${Number.parseInt(id.slice(-4), 16) % QUEUES}`;
  await enqueue(trx, 'processor_call', { id }, { key: id, queue });
}
