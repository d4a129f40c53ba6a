import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { Insertable, Updateable } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import type { Resolutions } from '../platform/database/tables.gen.ts';
import type { ResolutionEvent } from './events.ts';

const resolutions = (db: Db) =>
  db
    .selectFrom('resolutions')
    .select(['id', 'by', 'createdAt as at', 'state', 'toProfessionalCents', 'heldCents', 'dueAt'])
    .select(['message', 'expiresAt', 'answeredAt', 'answer']);

/** All suggestions in a job, the latest first. */
export async function resolutionsOf(db: Db, jobId: string): Promise<Resolution[]> {
  return resolutions(db)
    .where('jobId', '=', jobId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function resolutionById(db: Db, id: string): Promise<Resolution | undefined> {
  return resolutions(db).where('id', '=', id).executeTakeFirst();
}

/** `for update`: the sweep may be about to expire it. */
export async function lockResolution(trx: Trx, jobId: string, id: string): Promise<Resolution | undefined> {
  return resolutions(trx).where('id', '=', id).where('jobId', '=', jobId).forUpdate().executeTakeFirst();
}

export async function insertResolution(trx: Trx, resolution: Insertable<Resolutions>): Promise<void> {
  await trx.insertInto('resolutions').values(resolution).execute();
}

export async function updateResolution(trx: Trx, id: string, change: Updateable<Resolutions>): Promise<void> {
  await trx.updateTable('resolutions').set(change).where('id', '=', id).execute();
}

/** How often a side has suggested something in a job. */
export async function countSuggestions(trx: Trx, jobId: string, by: Side): Promise<number> {
  const { count } = await trx
    .selectFrom('resolutions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('jobId', '=', jobId)
    .where('by', '=', by)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A side's open suggestion, which a new one of theirs replaces. */
export async function withdrawOpen(trx: Trx, jobId: string, by: Side, now: string): Promise<void> {
  await trx
    .updateTable('resolutions')
    .set({ state: 'WITHDRAWN', answeredAt: now })
    .where('jobId', '=', jobId)
    .where('by', '=', by)
    .where('state', '=', 'OPEN')
    .execute();
}

export async function voidOpen(trx: Trx, jobId: string, now: string): Promise<void> {
  await trx
    .updateTable('resolutions')
    .set({ state: 'VOID', answeredAt: now })
    .where('jobId', '=', jobId)
    .where('state', '=', 'OPEN')
    .execute();
}

/** Open suggestions with this deadline passed, locked; those that somebody else has locked are left to the next sweep. */
export async function lockDue(
  trx: Trx,
  deadline: 'expiresAt' | 'remindAt',
  now: string,
  limit: number,
): Promise<(ResolutionEvent & { id: string })[]> {
  return trx
    .selectFrom('resolutions as r')
    .innerJoin('jobs as j', 'j.id', 'r.jobId')
    .select(['r.id', 'r.jobId', 'r.by', 'r.toProfessionalCents', 'r.heldCents', 'r.dueAt', 'r.expiresAt'])
    .select(['r.message', 'j.clientId', 'j.professionalId', 'j.title'])
    .where('r.state', '=', 'OPEN')
    .where(`r.${deadline}`, '<=', now)
    .orderBy(`r.${deadline}`)
    .orderBy('r.id')
    .limit(limit)
    .forUpdate('r')
    .skipLocked()
    .execute();
}
