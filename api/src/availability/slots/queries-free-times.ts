import type { Interval } from '@parley/contract/availability/intervals.ts';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/db.ts';

/** Professionals whose free times end too early, `for update skip locked`. */
export async function lockDueHours(trx: Trx, until: string, limit: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('hours')
    .select('professionalId')
    .where('computedUntil', '<', until)
    .orderBy('computedUntil')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ professionalId }) => professionalId);
}

export async function replaceFreeTimes(
  trx: Trx,
  ids: readonly string[],
  free: readonly (Interval & { professionalId: string })[],
  until: string,
): Promise<void> {
  await trx.deleteFrom('freeTimes').where('professionalId', 'in', ids).execute();
  await sql`insert into free_times (professional_id, during)
    select id, tstzrange(starts, ends) from unnest(${free.map(({ professionalId }) => professionalId)}::uuid[],
      ${free.map(({ from }) => from)}::timestamptz[], ${free.map(({ to }) => to)}::timestamptz[]) f (id, starts, ends)`.execute(
    trx,
  );
  await trx.updateTable('hours').set({ computedUntil: until }).where('professionalId', 'in', ids).execute();
}
