import type { Discipline, PostingTemplate } from '@parley/contract/disciplines/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { askPrepared } from '../platform/database/prepared.ts';

/** In order, with categories and the number of active services. */
export function allDisciplines(db: Db): Promise<Discipline[]> {
  const question = db
    .selectFrom('disciplines as d')
    .select(['d.id', 'd.name'])
    .select(
      sql<Discipline['categories']>`(select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name)
        order by c.position), '[]') from categories c where c.discipline_id = d.id)`.as('categories'),
    )
    .select(
      sql<number>`(select coalesce(sum(k.change), 0) from service_counts k where k.discipline_id = d.id)`.as(
        'serviceCount',
      ),
    )
    .orderBy('d.position');
  return askPrepared(db, 'disciplines', question);
}

/** Undefined if the discipline doesn't exist, null if it has no template. */
export async function templateOf(db: Db, disciplineId: string): Promise<PostingTemplate | null | undefined> {
  const row = await db
    .selectFrom('disciplines')
    .select(['postingTitle', 'postingDescription'])
    .where('id', '=', disciplineId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { postingTitle: title, postingDescription: description } = row;
  return title === null || description === null ? null : { title, description };
}
