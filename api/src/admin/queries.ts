import type { AuditEntry } from '@parley/contract/audit.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { afterCursor, type Order } from '../platform/keyset.ts';

export interface AuditFilter {
  q?: string;
  actorId?: string;
  subjectType?: string;
  subjectId?: string;
  from?: string;
  to?: string;
  cursor?: string;
  limit: number;
}

const LATEST = { by: sql`a.at`, type: 'instant', direction: 'desc' } as const satisfies Order;

/** A page of the audit, one more than asked for. */
export async function auditPage(
  db: Db,
  { q, actorId, subjectType, subjectId, from, to, cursor, limit }: AuditFilter,
): Promise<AuditEntry[]> {
  let query = db
    .selectFrom('auditEntries as a')
    .leftJoin('users as u', 'u.id', 'a.actorId')
    .select(['a.id', 'a.at', 'a.action', 'a.reason'])
    .select([actor.as('actor'), subject.as('subject')]);
  if (q) query = query.where(says(q));
  if (actorId) query = query.where('a.actorId', '=', actorId);
  if (subjectType) query = query.where('a.subjectType', '=', subjectType);
  if (subjectId) query = query.where('a.subjectId', '=', subjectId);
  if (from) query = query.where('a.at', '>=', sql<string>`${new Date(from)}`);
  if (to) query = query.where('a.at', '<', sql<string>`${new Date(to)}`);
  for (const after of afterCursor('a', LATEST, cursor)) query = query.where(after);
  return query
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit + 1)
    .execute();
}

const actor = sql<AuditEntry['actor']>`case when u.id is not null
  then json_build_object('id', u.id, 'email', u.email) end`;
const subject = sql<AuditEntry['subject']>`json_build_object('type', a.subject_type, 'id', a.subject_id)`;

const says = (q: string) => {
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(a.action ilike ${pattern} or a.reason ilike ${pattern} or u.email ilike ${pattern})`;
};
