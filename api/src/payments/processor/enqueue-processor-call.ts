import { enqueue } from '../../platform/background/background.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { insertCall, type ProcessorCall } from './queries-calls.ts';

/** Transactional outbox: stores the call with all its parameters and enqueues its task in the caller's transaction. */
export async function enqueueProcessorCall(
  trx: Trx,
  call: Pick<ProcessorCall, 'kind' | 'paymentId' | 'key' | 'params'>,
): Promise<string> {
  const id = newId();
  // Real time, because the processor ages its idempotency keys by it.
  await insertCall(trx, { id, ...call, createdAt: new Date().toISOString() });
  await enqueue(trx, 'processor_call', { id }, { key: id });
  return id;
}
