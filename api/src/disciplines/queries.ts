import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { isEnabled } from '../platform/database/is-enabled.ts';

/** In order, with categories and the number of active services. */
export async function allDisciplines(db: Db): Promise<Discipline[]> {
  return db
    .selectFrom('disciplines as d')
    .select(['d.id', 'd.name'])
    .select(
      sql<Discipline['categories']>`(select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name)
        order by c.position), '[]') from categories c where c.discipline_id = d.id)`.as('categories'),
    )
    .select(
      sql<number>`(select count(*) from services s where s.discipline_id = d.id and s.active and s.removed_at is null
        and ${isEnabled(sql`s.professional_id`)})`.as('serviceCount'),
    )
    .orderBy('d.position')
    .execute();
}
