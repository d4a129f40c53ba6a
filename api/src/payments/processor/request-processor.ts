import type { RefusalCode } from '@parley/contract/refusals.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { classify } from './processor.ts';

/** Asks the processor something a person waits for; when it does not answer, they are told to try again. */
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
