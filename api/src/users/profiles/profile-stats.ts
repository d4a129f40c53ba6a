import type { AttendanceCount } from '@parley/contract/users/schemas.ts';
import type { Db } from '../../platform/database/db.ts';
import {
  addAttendance,
  addCompletedJob,
  addRating,
  addResponse,
  setPayouts,
} from './queries-profile-stats.ts';

/** Counts a published review, or removes it (`sign` -1). */
export async function recordRating(
  trx: Db,
  userId: string,
  given: { rating: number; sign: 1 | -1 },
): Promise<void> {
  await addRating(trx, userId, given.rating * given.sign, given.sign);
}

/** Counts a consultation that somebody came to or missed, or removes it (`sign` -1). */
export async function recordAttendance(
  trx: Db,
  userId: string,
  { came, of, sign }: AttendanceCount & { sign: 1 | -1 },
): Promise<void> {
  if (of > 0) await addAttendance(trx, userId, { came: came * sign, of: of * sign });
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
