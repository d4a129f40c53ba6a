import type { FailedMail } from '@parley/contract/admin/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';

/** Mails that were given up, latest first. Their content may hold codes, so admins do not see it. */
export async function failedMails(db: Db, limit: number): Promise<FailedMail[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient as to', 'tries'])
    .select([
      sql<string>`coalesce(error, '')`.as('error'),
      sql<string>`given_up_at`.as('givenUpAt'),
      sql<boolean>`content is not null`.as('canRetry'),
    ])
    .where('givenUpAt', 'is not', null)
    .orderBy('givenUpAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
