import type { AdminCertificate, Certificate } from '@parley/contract/certificates/schemas.ts';
import type { CertificateStatus } from '@parley/contract/certificates/states.ts';
import { sql, type Insertable, type Updateable } from 'kysely';
import { fileFields } from '../files/card.ts';
import type { Certificates } from '../platform/database/tables.gen.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import {
  hasIndexedWords,
  hasWords,
  isFound,
  ofPeople,
  rowById,
  searchedPage,
  type Searchable,
} from '../platform/database/found-rows.ts';
import { type Order } from '../platform/database/keyset.ts';
import { personJson } from '../users/card.ts';

type Row = Insertable<Certificates>;

export async function insertCertificate(trx: Trx, certificate: Row): Promise<void> {
  await trx.insertInto('certificates').values(certificate).execute();
}

export async function updateCertificate(
  trx: Trx,
  id: string,
  change: Updateable<Certificates>,
): Promise<void> {
  await trx.updateTable('certificates').set(change).where('id', '=', id).execute();
}

export async function deleteCertificate(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('certificates').where('id', '=', id).execute();
}

/** Locks the account, so that concurrent adds are counted one after the other. */
export async function countOwn(trx: Trx, professionalId: string): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', professionalId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('certificates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('professionalId', '=', professionalId)
    .executeTakeFirstOrThrow();
  return count;
}

/** `for update`; with an owner, only theirs. */
export function lockCertificate(trx: Trx, id: string, ownerId?: string) {
  let query = trx
    .selectFrom('certificates')
    .select(['id', 'professionalId', 'name', 'status', 'fileId', 'expiresOn', 'dueAt'])
    .where('id', '=', id);
  if (ownerId !== undefined) query = query.where('professionalId', '=', ownerId);
  return query.forUpdate().executeTakeFirst();
}

const expired = (today: string) => sql<boolean>`coalesce(c.expires_on < ${today}::date, false)`;
const badge = (today: string) => sql<boolean>`(c.status = 'VERIFIED' and not ${expired(today)})`;
const file = sql<Certificate['file']>`(
  select json_build_object(${fileFields('f')}) from files f where f.id = c.file_id)`;

/** All of them, or only public ones. */
const certificates = (db: Db, today: string, isOpen: boolean) =>
  db
    .selectFrom('certificates as c')
    .select(['c.id', 'c.professionalId', 'c.name', 'c.issuer', 'c.issuedOn', 'c.expiresOn'])
    .select(['c.credentialUrl', 'c.status', 'c.createdAt'])
    .select([expired(today).as('isExpired'), badge(today).as('hasBadge')])
    .select((isOpen ? file : sql<Certificate['file']>`null`).as('file'))
    .select((isOpen ? sql<string | null>`c.reason` : sql<string | null>`null`).as('reason'));

/** Those with a badge first, then the latest; owners also see rejected ones. */
export async function certificatesOf(
  db: Db,
  professionalId: string,
  { today, isOwn }: { today: string; isOwn: boolean },
): Promise<Certificate[]> {
  let query = certificates(db, today, isOwn).where('c.professionalId', '=', professionalId);
  if (!isOwn)
    query = query
      .innerJoin('users as u', 'u.id', 'c.professionalId')
      .where('u.disabledAt', 'is', null)
      .where('c.status', '<>', 'REJECTED');
  return query.orderBy(badge(today), 'desc').orderBy('c.issuedOn', 'desc').orderBy('c.id', 'desc').execute();
}

export async function certificateFor(db: Db, id: string, today: string): Promise<Certificate | undefined> {
  return certificates(db, today, true).where('c.id', '=', id).executeTakeFirst();
}

// Longest waiting first; decided ones follow, latest first. In UTC, or no index could have it.
const ORDERS = {
  urgent: {
    by: sql`coalesce(c.due_at,
      ('9000-01-01'::timestamp - (c.created_at at time zone 'UTC' - '1970-01-01'::timestamp)) at time zone 'UTC')`,
    type: 'instant',
    direction: 'asc',
  },
  newest: { by: sql`c.created_at`, type: 'instant', direction: 'desc' },
} as const satisfies Record<string, Order>;

export interface CertificateFilter {
  status?: CertificateStatus;
  q?: string;
  sort: keyof typeof ORDERS;
  cursor?: string;
  limit: number;
}

const forAdmins = (db: Db, now: string) =>
  certificates(db, now.slice(0, 10), true)
    .innerJoin('users as u', 'u.id', 'c.professionalId')
    .select([personJson('u').as('professional'), 'c.dueAt'])
    .select(sql<boolean>`coalesce(c.due_at < ${now}, false)`.as('isOverdue'));

/** One row more than the limit, each with its sort key. */
export async function allCertificates(
  db: Db,
  now: string,
  { status, q, sort, cursor, limit }: CertificateFilter,
): Promise<(AdminCertificate & { sortKey: string })[]> {
  const order = ORDERS[sort];
  let query = forAdmins(db, now).select(sql<string>`${order.by}`.as('sortKey'));
  if (status) query = query.where('c.status', '=', status);
  return searchedPage(db, SEARCH, { q, order, cursor, limit }, query);
}

const WORDS = ['c.name', 'c.issuer'];
const SEARCH: Searchable = {
  table: 'certificates',
  alias: 'c',
  isMatch: (search) => sql`(${hasWords(WORDS, search)} or ${isFound('u', search)})`,
  parts: (search, typed) => [
    ...rowById('certificates', typed),
    sql`select c.id from certificates c where ${hasIndexedWords(WORDS, search)}`,
    ofPeople(sql`select c.id from certificates c where c.professional_id = p.id`),
  ],
};

export async function certificateForAdmin(
  db: Db,
  id: string,
  now: string,
): Promise<AdminCertificate | undefined> {
  return forAdmins(db, now).where('c.id', '=', id).executeTakeFirst();
}

/** Claims certificates whose owners are to be notified of their expiry. */
export async function claimExpiring(trx: Trx, now: string, limit: number) {
  const { rows } = await sql<{ id: string; professionalId: string; name: string; expiresOn: string }>`
    update certificates set remind_at = null where id in (
      select id from certificates where remind_at <= ${now} order by remind_at limit ${limit}
      for update skip locked)
    returning id, professional_id, name, expires_on`.execute(trx);
  return rows;
}

/** Deletes a user's certificates; returns their files. */
export async function deleteAllOf(trx: Trx, professionalId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('certificates')
    .where('professionalId', '=', professionalId)
    .returning('fileId')
    .execute();
  return rows.flatMap(({ fileId }) => fileId ?? []);
}
