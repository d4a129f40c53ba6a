import type { Db } from '../../platform/database/db.ts';
import { addCompletedJob, addRating, addResponse, setPayouts } from './queries-profile-stats.ts';

/** Counts a published review about this person, or takes one out again (`sign` -1). */
export async function recordRating(
  trx: Db,
  userId: string,
  given: { rating: number; sign: 1 | -1 },
): Promise<void> {
  await addRating(trx, userId, given.rating * given.sign, given.sign);
}

/** Counts one more completed job of a professional. */
export async function recordCompletedJob(trx: Db, professionalId: string): Promise<void> {
  await addCompletedJob(trx, professionalId);
}

/** Notes how many minutes a professional took to answer; the last 50 answers count. */
export async function recordResponse(trx: Db, professionalId: string, minutes: number): Promise<void> {
  await addResponse(trx, professionalId, Math.max(0, Math.round(minutes)));
}

/** Notes whether money can be paid out to a professional. */
export async function recordPayouts(trx: Db, professionalId: string, enabled: boolean): Promise<void> {
  await setPayouts(trx, professionalId, enabled);
}
