import type { PostingTemplate } from '@parley/contract/disciplines/schemas.ts';
import type { Db } from '../platform/database/db.ts';
import { refuse } from '../platform/http/refuse.ts';
import { templateOf } from './queries.ts';

export async function readTemplate(
  db: Db,
  disciplineId: string,
): Promise<{ template: PostingTemplate | null }> {
  const template = await templateOf(db, disciplineId);
  return template === undefined ? refuse('not_found') : { template };
}
