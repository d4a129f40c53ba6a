import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { BY_DISCIPLINE, EVERYWHERE } from './synonyms.ts';

const OF_SYNONYMS = createHash('md5')
  .update(JSON.stringify([EVERYWHERE, BY_DISCIPLINE]))
  .digest('hex');

/** Changes with what words are understood as: with our synonyms, and the names of categories and disciplines. */
export async function currentMeaning(db: Db): Promise<string> {
  const { rows } = await sql<{ meaning: string }>`
    select md5(${OF_SYNONYMS} || coalesce(string_agg(id || name, ',' order by id), '')) as meaning
    from (select id, name from categories union all select id, name from disciplines) named`.execute(db);
  return rows[0]?.meaning ?? '';
}
