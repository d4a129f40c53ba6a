import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { BY_DISCIPLINE, EVERYWHERE } from './synonyms.ts';

/** Counted up when `lookUp` reads the same words in another way. */
const READING = 2;

const OF_READING = createHash('md5')
  .update(JSON.stringify([READING, EVERYWHERE, BY_DISCIPLINE]))
  .digest('hex');

/** Changes with what words are understood as: with how they are read, our synonyms, and the names of categories and disciplines. */
export async function currentMeaning(db: Db): Promise<string> {
  const { rows } = await sql<{ meaning: string }>`
    select md5(${OF_READING} || coalesce(string_agg(id || name, ',' order by id), '')) as meaning
    from (select id, name from categories union all select id, name from disciplines) named`.execute(db);
  return rows[0]?.meaning ?? '';
}
