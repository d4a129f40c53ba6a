import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** Fewer changes than this cost readers nothing. */
const WORTH_IT = 200;

/** Adds up the changes of each discipline's number of services; 0, as nothing is left to add up. */
export async function addUpCounts(db: Db): Promise<number> {
  await sql`with changes as (
      delete from service_counts where (select count(*) from service_counts) > ${sql.lit(WORTH_IT)}
      returning discipline_id, change)
    insert into service_counts select discipline_id, sum(change) from changes group by discipline_id`.execute(
    db,
  );
  return 0;
}
