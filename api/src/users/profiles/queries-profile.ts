import type { Country } from '@parley/contract/users/countries.ts';
import type { OwnProfile, PublicProfile } from '@parley/contract/users/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { professionalCard } from '../card.ts';

/** The fields beyond the card, of profile `p`. */
const details = sql<
  Pick<PublicProfile, 'bio' | 'languages' | 'experience' | 'skills' | 'links' | 'categories' | 'disciplines'>
>`
  json_build_object('bio', p.bio, 'languages', p.languages, 'experience', p.experience, 'skills', p.skills, 'links', p.links,
    'categories', (
      select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'disciplineId', c.discipline_id)
        order by d.position, c.position), '[]')
      from profile_categories pc join categories c on c.id = pc.category_id join disciplines d on d.id = c.discipline_id
      where pc.user_id = p.user_id),
    'disciplines', (
      select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name) order by d.position), '[]')
      from disciplines d where exists (
        select from profile_categories pc join categories c on c.id = pc.category_id
        where pc.user_id = p.user_id and c.discipline_id = d.id)))`;

export async function findOwnProfile(db: Db, userId: string): Promise<OwnProfile | undefined> {
  const row = await db
    .selectFrom('profiles as p')
    .select(['p.userId', 'p.headline', 'p.country', 'p.hourlyRateCents', 'p.initialised', 'p.payoutsEnabled'])
    .select(details.as('details'))
    .where('p.userId', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { details: rest, ...profile } = row;
  return { ...profile, ...rest };
}

/** Initialized and not disabled. */
export async function findPublicProfile(
  db: Db,
  userId: string,
  now: string,
): Promise<PublicProfile | undefined> {
  const row = await db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .select('u.createdAt as memberSince')
    .select([professionalCard('u', now).as('card'), details.as('details')])
    .where('u.id', '=', userId)
    .where('u.disabledAt', 'is', null)
    .where('p.initialised', '=', true)
    .executeTakeFirst();
  return row && { ...row.card, ...row.details, memberSince: row.memberSince };
}

interface ProfileChanges {
  headline?: string | undefined;
  bio?: string | undefined;
  country?: Country | null | undefined;
  languages?: string[] | undefined;
  experience?: 12 | 36 | 60 | undefined;
  skills?: string[] | undefined;
  hourlyRateCents?: number | null | undefined;
  links?: { label: string; url: string }[] | undefined;
}

/** Undefined fields stay. */
export async function changeProfile(
  trx: Db,
  userId: string,
  { links, ...changes }: ProfileChanges,
): Promise<void> {
  const given = { ...changes, links: links && JSON.stringify(links) };
  if (Object.values(given).every((value) => value === undefined)) return;
  await trx.updateTable('profiles').set(given).where('userId', '=', userId).execute();
}

/** `for update`: serializes concurrent changes. */
export async function lockProfile(trx: Db, userId: string): Promise<void> {
  await trx.selectFrom('profiles').select('userId').where('userId', '=', userId).forUpdate().execute();
}

export async function insertProfile(trx: Db, userId: string): Promise<void> {
  await trx.insertInto('profiles').values({ userId }).execute();
}

export async function existingCategories(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.selectFrom('categories').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

export async function replaceCategories(trx: Db, userId: string, categoryIds: string[]): Promise<void> {
  await trx.deleteFrom('profileCategories').where('userId', '=', userId).execute();
  await trx
    .insertInto('profileCategories')
    .values(categoryIds.map((categoryId) => ({ userId, categoryId })))
    .execute();
}

/** Updates the derived columns: whether it is initialized, and its search text. */
export async function completeProfile(trx: Db, userId: string): Promise<void> {
  await sql`
    update profiles p set
      initialised = headline <> '' and bio <> '' and experience is not null
        and exists (select from profile_categories c where c.user_id = p.user_id),
      search = searchable_profile(p)
    where p.user_id = ${userId}`.execute(trx);
}
