import type { FreeStretch } from '@parley/contract/availability/free-slots.ts';
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
  free: readonly (FreeStretch & { professionalId: string; setId: string | null })[],
  until: string,
): Promise<void> {
  await trx.deleteFrom('freeTimes').where('professionalId', 'in', ids).execute();
  await sql`insert into free_times (professional_id, set_id, during, step_minutes, phase_minutes)
    select id, set_id, tstzrange(starts, ends), step, phase
    from unnest(${free.map(({ professionalId }) => professionalId)}::uuid[],
      ${free.map(({ setId }) => setId)}::uuid[],
      ${free.map(({ from }) => from)}::timestamptz[], ${free.map(({ to }) => to)}::timestamptz[],
      ${free.map(({ stepMinutes }) => stepMinutes)}::smallint[],
      ${free.map(({ phaseMinutes }) => phaseMinutes)}::smallint[]) f (id, set_id, starts, ends, step, phase)`.execute(
    trx,
  );
  await trx.updateTable('hours').set({ computedUntil: until }).where('professionalId', 'in', ids).execute();
}
