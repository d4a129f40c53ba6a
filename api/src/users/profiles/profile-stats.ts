import type { Db } from '../../platform/database/db.ts';
import { addCompletedJob, addRating, addResponse, setPayouts } from './queries-profile-stats.ts';

/** Counts a published review, or removes it (`sign` -1). */
export async function recordRating(
  trx: Db,
  userId: string,
  given: { rating: number; sign: 1 | -1 },
): Promise<void> {
  await addRating(trx, userId, given.rating * given.sign, given.sign);
}

export async function recordCompletedJob(trx: Db, professionalId: string): Promise<void> {
  await addCompletedJob(trx, professionalId);
}

/** The last 50 responses count. */
export async function recordResponse(trx: Db, professionalId: string, minutes: number): Promise<void> {
  await addResponse(trx, professionalId, Math.max(0, Math.round(minutes)));
}

export async function recordPayouts(trx: Db, professionalId: string, enabled: boolean): Promise<void> {
  await setPayouts(trx, professionalId, enabled);
}
