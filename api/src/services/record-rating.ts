import type { Trx } from '../platform/database/db.ts';
import { addRating } from './queries.ts';

/** Counts a published review of the service's work, or removes it (`sign` -1). */
export async function recordServiceRating(
  trx: Trx,
  serviceId: string,
  rating: number,
  sign: 1 | -1 = 1,
): Promise<void> {
  await addRating(trx, serviceId, rating, sign);
}
