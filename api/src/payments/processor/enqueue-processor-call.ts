import { enqueue } from '../../platform/background/background.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { insertCall, type ProcessorCall } from './queries-calls.ts';

/**
 * Decides that something is asked of the processor: the row with every parameter and the queued task are written in
 * the transaction of the decision, the worker makes the call.
 */
export async function enqueueProcessorCall(
  trx: Trx,
  call: Pick<ProcessorCall, 'kind' | 'paymentId' | 'key' | 'params'>,
): Promise<string> {
  const id = newId();
  // Real time: the processor counts the age of a key in it
  await insertCall(trx, { id, ...call, createdAt: new Date().toISOString() });
  await enqueue(trx, 'processor_call', { id }, { key: id });
  return id;
}
