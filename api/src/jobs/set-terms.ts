import type { Trx } from '../platform/database/db.ts';
import { updateJob } from './queries.ts';

/** The terms of the offer that stands, for cards and lists. */
export const setTerms = (
  trx: Trx,
  jobId: string,
  terms: { amountCents: number; estimatedDays: number | null },
) => updateJob(trx, jobId, terms);
