import type { RefusalCode } from '@parley/contract/refusals.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { classify } from './processor.ts';

/** A request that a person waits for: refuses `processor_unavailable` if the processor does not respond. */
export async function requestProcessor<T>(
  request: Promise<T>,
  refusal: RefusalCode = 'processor_unavailable',
): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (classify(error) === 'retry') refuse(refusal);
    throw error;
  }
}
