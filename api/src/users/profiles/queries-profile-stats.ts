import type { AttendanceCount } from '@parley/contract/users/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export async function addRating(trx: Db, userId: string, sum: number, count: number): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ ratingSum: eb('ratingSum', '+', sum), ratingCount: eb('ratingCount', '+', count) }))
    .where('id', '=', userId)
    .execute();
}

export async function addAttendance(trx: Db, userId: string, { came, of }: AttendanceCount): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({
      consultationsAttended: eb('consultationsAttended', '+', came),
      consultationsCounted: eb('consultationsCounted', '+', of),
    }))
    .where('id', '=', userId)
    .execute();
}

export async function addCompletedJob(trx: Db, professionalId: string): Promise<void> {
  await trx
    .updateTable('profiles')
    .set((eb) => ({ completedJobs: eb('completedJobs', '+', 1) }))
    .where('userId', '=', professionalId)
    .execute();
}

/** Keeps the last 50. */
export async function addResponse(trx: Db, professionalId: string, minutes: number): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({
      responseMinutes: sql`(response_minutes || ${minutes}::integer)[greatest(cardinality(response_minutes) - 48, 1):]`,
    })
    .where('userId', '=', professionalId)
    .execute();
}

export async function setPayouts(trx: Db, professionalId: string, payoutsEnabled: boolean): Promise<void> {
  await trx.updateTable('profiles').set({ payoutsEnabled }).where('userId', '=', professionalId).execute();
}
