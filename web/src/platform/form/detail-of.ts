import type { Refused } from '../result.ts';

/** What is wrong with a field says more than that something is. */
export const detailOf = ({ errors, message }: Pick<Refused, 'errors' | 'message'>) =>
  errors[0]?.message ?? message;
