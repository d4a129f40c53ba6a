import type pg from 'pg';

/** How far the primary’s log is written: a position that only grows. */
export async function writtenUpTo(primary: pg.Pool, withinMs: number): Promise<string> {
  const [row] = await ask<{ at: string }>(primary, withinMs, 'select pg_current_wal_flush_lsn()::text as at');
  return row?.at ?? '';
}

/** Whether a replica has played the log up to there; never for what isn’t a replica (any more). */
export async function isPast(replica: pg.Pool, withinMs: number, position: string): Promise<boolean> {
  const [row] = await ask<{ isPast: boolean | null }>(
    replica,
    withinMs,
    'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "isPast"',
    [position],
  );
  return row?.isPast ?? false;
}

/** Gives the connection up if no answer comes in time: a machine that vanished sends none for minutes. */
async function ask<R extends pg.QueryResultRow>(
  pool: pg.Pool,
  withinMs: number,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const client = await pool.connect();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    client.release(true);
  }, withinMs);
  try {
    return (await client.query<R>(text, [...values])).rows;
  } finally {
    clearTimeout(timer);
    if (!isLate) client.release();
  }
}
