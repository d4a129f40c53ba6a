import type { RefusalCode } from '@parley/contract/refusals.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { classify, isRefusal } from './processor.ts';

/**
 * A request that a person waits for: refuses `processor_unavailable` if the processor does not respond. What the processor refuses is a
 * fault of ours; the status that its error carries is not the one to answer with.
 */
export async function requestProcessor<T>(
  request: Promise<T>,
  refusal: RefusalCode = 'processor_unavailable',
): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (classify(error) === 'retry') refuse(refusal);
    if (isRefusal(error)) throw new Error('the processor refused a request', { cause: error });
    throw error;
  }
}
