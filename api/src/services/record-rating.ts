import type { Trx } from '../platform/db.ts';
import { addRating } from './queries.ts';

/** Counts a published review of work that came through this service. */
export async function recordServiceRating(trx: Trx, serviceId: string, rating: number): Promise<void> {
  await addRating(trx, serviceId, rating);
}
