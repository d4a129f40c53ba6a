import { MAX_ALTERNATIVES } from '@parley/contract/limits.ts';

/** How many times can be offered at once. */
export const MAX_TIMES = 1 + MAX_ALTERNATIVES;
