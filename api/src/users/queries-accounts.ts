import type { Role } from '@parley/contract/access.ts';
import type { AdminUser } from '@parley/contract/users/schemas.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import {
  isCalled,
  peopleFound,
  personText,
  rowById,
  searchedPage,
  type Searchable,
} from '../platform/database/found-rows.ts';
import { type Order } from '../platform/database/keyset.ts';
import { plain } from '../platform/database/text-pattern.ts';
import { ratingJson } from './card.ts';

const ORDERS = {
  newest: { by: sql`u.created_at`, type: 'instant', direction: 'desc' },
  oldest: { by: sql`u.created_at`, type: 'instant', direction: 'asc' },
  name: { by: sql`lower(u.display_name)`, type: 'text', direction: 'asc' },
} as const satisfies Record<string, Order>;

export interface UserFilter {
  q?: string;
  role?: Role;
  disabled?: boolean;
  sort: keyof typeof ORDERS;
  cursor?: string;
  limit: number;
}

/** One row more than the limit, each with its sort key. */
export async function allUsers(
  db: Db,
  { q, role, disabled, sort, cursor, limit }: UserFilter,
): Promise<(AdminUser & { sortedBy: string })[]> {
  const order = ORDERS[sort];
  let query = db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.firstName', 'u.lastName', 'u.displayName', 'u.role', 'u.timeZone'])
    .select(['u.createdAt', 'u.disabledAt', 'u.disabledReason', 'u.closedAt', ratingJson('u').as('rating')])
    .select(['u.bouncedAt', 'u.bounceReason', 'u.softBounces'])
    .select([
      sql<string | null>`'/api/upload/file/' || u.avatar_file_id`.as('avatarUrl'),
      jobsIn(sql`'TALKING', 'ACTIVE', 'DELIVERED', 'DISPUTED'`).as('runningJobs'),
      jobsIn(sql`'COMPLETED'`).as('completedJobs'),
      sql<string>`${order.by}`.as('sortedBy'),
    ]);
  if (role) query = query.where('u.role', '=', role);
  if (disabled !== undefined) query = query.where('u.disabledAt', disabled ? 'is not' : 'is', null);
  return searchedPage(db, SEARCH, { q, order, cursor, limit }, query);
}

const jobsIn = (statuses: ReturnType<typeof sql>) => sql<number>`(select count(*) from jobs j
  where (j.client_id = u.id or j.professional_id = u.id) and j.status in (${statuses}))`;

/** Closed accounts, too: there is an index of each. */
const SEARCH: Searchable = {
  table: 'users',
  alias: 'u',
  isMatch: (search) => isCalled('u', search),
  parts: (search, typed) => [
    ...rowById('users', typed),
    peopleFound(search),
    // Nothing that is left of them has an accent.
    sql`select u.id from users u where u.closed_at is not null and ${personText('u')} ilike ${plain(sql`${search.pattern}`)}`,
  ],
};

/** `for update`. */
export function lockUser(trx: Trx, id: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'role', 'language', 'clockHours', 'disabledAt', 'closedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
export type Account = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

export async function setDisabled(
  trx: Trx,
  id: string,
  state: { at: string; reason: string | null } | null,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ disabledAt: state?.at ?? null, disabledReason: state?.reason ?? null })
    .where('id', '=', id)
    .execute();
}

/** Whether paid work is in progress or (with `transfers`) released or refunded money is in transit, or a bank disputes it. */
export async function hasRunningMoney(trx: Trx, userId: string, transfers: boolean): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payments p join jobs j on j.id = p.job_id
    where (p.client_id = ${userId} or p.professional_id = ${userId}) and p.status = 'PAID'
      and (j.status in ('ACTIVE', 'DELIVERED', 'DISPUTED') or p.settlement = 'HELD'
        or (${transfers}::boolean and p.frozen_at is not null)
        or (${transfers}::boolean and p.professional_id = ${userId} and p.transfer in ('PENDING', 'STUCK'))
        or (${transfers}::boolean and p.client_id = ${userId} and p.refund in ('PENDING', 'STUCK')))
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** Whether a professional owes for refunds after the payout. */
export async function hasDebts(trx: Trx, userId: string): Promise<boolean> {
  const debt = await trx
    .selectFrom('debts')
    .select('id')
    .where('professionalId', '=', userId)
    .where('leftCents', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return debt !== undefined;
}

/** A closed account keeps an anonymous row, for its agreements and payments. */
export async function anonymizeUser(
  trx: Trx,
  id: string,
  { at, passwordHash }: { at: string; passwordHash: string },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      email: `closed-${id}@closed.invalid`,
      firstName: 'Former',
      lastName: 'member',
      displayName: 'Former member',
      timeZone: 'UTC',
      avatarFileId: null,
      bouncedAt: null,
      bounceReason: null,
      softBounces: 0,
      passwordHash,
      disabledAt: at,
      disabledReason: null,
      closedAt: at,
    })
    .where('id', '=', id)
    .execute();
  const blank = { headline: '', bio: '', country: null, languages: [], experience: null, skills: [] };
  await trx
    .updateTable('profiles')
    .set({ ...blank, hourlyRateCents: null, links: '[]', initialised: false, search: '' })
    .where('userId', '=', id)
    .execute();
  await trx.deleteFrom('profileCategories').where('userId', '=', id).execute();
  await trx.deleteFrom('idempotencyKeys').where('userId', '=', id).execute();
}
