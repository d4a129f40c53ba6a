import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db, Trx } from '../../src/platform/database/db.ts';
import type { World } from '../world.ts';

interface Overtaking {
  /** Locks what the request will come to wait for. */
  hold: (trx: Trx) => Promise<unknown>;
  /** What comes to be before the request goes on. */
  change: (trx: Trx) => Promise<unknown>;
}

/** The answer to a request that something else overtakes: it has read how things were when they change. */
export async function overtaken<T>(
  { platform: { db } }: World,
  { hold, change }: Overtaking,
  ask: () => Promise<T>,
): Promise<T> {
  const { answer } = await db.transaction().execute(async (trx) => {
    await hold(trx);
    const asked = ask();
    await expect.poll(() => waiting(db), { timeout: 10_000 }).toBe(1);
    await change(trx);
    return { answer: asked };
  });
  return answer;
}

/** Locks a user's row as everything does that changes it. */
export const holdUser = (id: string) => (trx: Trx) =>
  trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();

/** How many statements wait for a row that another transaction holds. */
export async function waiting(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count;
}
