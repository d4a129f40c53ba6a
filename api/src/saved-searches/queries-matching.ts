import { sql } from 'kysely';
import type { Trx } from '../platform/database/db.ts';
import { isEnabled } from '../platform/database/is-enabled.ts';
import type { NewItem } from './search-keys.ts';

/** One matching at a time: two would update the same searches in different orders. False if another is at it. */
export async function lockMatching(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('match saved searches', 0)) as is_ours`.execute(trx);
  return rows[0]?.isOurs ?? false;
}

/** Takes what is new, at most so many; each is taken once. */
export async function takeNews(trx: Trx, most: number): Promise<string[]> {
  const { rows } = await sql<{ itemId: string }>`
    select item_id from announcements where news is not null order by item_id limit ${most} for update`.execute(
    trx,
  );
  return rows.map(({ itemId }) => itemId);
}

export async function finishNews(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`update announcements set news = null, rated_from = null,
    recommend = recommend or (kind = 'POSTING' and news = 'NEW') where item_id = any (${ids}::uuid[])`.execute(
    trx,
  );
}

/** So many of the newest are kept to be named in the alert; the others are counted. */
const KEPT = 20;

/** What is new and can be seen, as the conditions of searches have it: a service has one price, a posting a range. */
const documents = (ids: readonly string[]) => sql`
  select n.item_id, n.kind, n.news, n.rated_from, s.professional_id as owner_id, s.created_at, s.search, s.discipline_id,
    s.category_id, lowered(s.skills) as skills, s.experience, s.pricing, s.price_cents as least, s.price_cents as most,
    s.rating_average as rating
  from announcements n join services s on s.id = n.item_id
  where n.item_id = any (${ids}::uuid[]) and n.kind = 'SERVICE' and s.active and s.removed_at is null
    and ${isEnabled(sql`s.professional_id`)}
  union all
  select n.item_id, n.kind, n.news, n.rated_from, p.client_id, p.created_at, p.search, p.discipline_id,
    p.category_id, lowered(p.skills), p.experience, p.pricing, p.budget_min_cents, p.budget_max_cents, 0
  from announcements n join job_postings p on p.id = n.item_id
  where n.item_id = any (${ids}::uuid[]) and n.kind = 'POSTING' and p.status = 'OPEN' and ${isEnabled(sql`p.client_id`)}`;

/** What is new and can be seen, by what it is looked up. */
export async function newItems(trx: Trx, ids: readonly string[]): Promise<NewItem[]> {
  const { rows } = await sql<NewItem>`
    select item_id as id, kind, tsvector_to_array(search) as lexemes, skills, experience, pricing
    from (${documents(ids)}) d`.execute(trx);
  return rows;
}

/** A service or posting, and a key that it has. */
export interface ItemKey {
  id: string;
  kind: string;
  key: string;
}

/** Those of the keys that any search is looked up by, as `kind key`; `offset 0`: the planner would read all keys there are. */
export async function searchedKeys(trx: Trx, keys: readonly Omit<ItemKey, 'id'>[]): Promise<Set<string>> {
  const { rows } = await sql<{ found: string }>`
    select g.kind || ' ' || g.key as found
    from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::text[]) g (kind, key)
    where exists (select from saved_search_keys k where k.kind = g.kind and k.key = g.key offset 0)`.execute(
    trx,
  );
  return new Set(rows.map(({ found }) => found));
}

/** Whether search `s` finds document `d`, as the lists do. The lists show each person their own; alerts leave them out. */
const isFound = sql`s.removed_at is null and not s.paused and s.user_id <> d.owner_id
  and (s.words is null or d.search @@ s.words)
  and (s.discipline_id is null or d.discipline_id = s.discipline_id)
  and (s.category_id is null or d.category_id = s.category_id)
  and (s.skills = '{}' or d.skills @> s.skills)
  and (s.experience is null or d.experience = s.experience)
  and (s.pricing is null or d.pricing = s.pricing)
  and (s.min_cents is null or d.most >= s.min_cents)
  and (s.max_cents is null or d.least <= s.max_cents)
  and (s.min_rating is null or d.rating >= s.min_rating)
  and (d.news <> 'NEW' or d.created_at >= s.created_at)
  and (d.news <> 'RATED' or s.min_rating > d.rated_from)
  and not exists (select from user_blocks b where b.blocker_id = s.user_id and b.blocked_id = d.owner_id)`;

/**
 * Adds what is new to every search that finds it, all at once: searches are looked up by the keys, and only those are
 * compared in full. Returns how many searches found something.
 */
export async function addFound(trx: Trx, keys: readonly ItemKey[], now: string): Promise<number> {
  const ids = [...new Set(keys.map(({ id }) => id))];
  const given = sql`unnest(${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ kind }) => kind)}::text[],
    ${keys.map(({ key }) => key)}::text[]) g (item_id, kind, key)`;
  const { numAffectedRows } = await sql`
    with documents as materialized (${documents(ids)}),
      candidates as (select distinct k.search_id, g.item_id from ${given} join saved_search_keys k using (kind, key)),
      hits as (
        select s.id, d.item_id, d.created_at
        from candidates c join documents d using (item_id) join saved_searches s on s.id = c.search_id and s.kind = d.kind
        where ${isFound}),
      sums as (
        select id, count(*)::int as count, min(created_at) as since,
          (array_agg(item_id order by created_at desc, item_id desc))[:${sql.lit(KEPT)}] as items
        from hits group by id)
    update saved_searches s set found = (f.items || s.found)[:${sql.lit(KEPT)}], found_count = s.found_count + f.count,
      found_since = least(s.found_since, f.since),
      next_alert_at = coalesce(s.next_alert_at, next_alert(s.frequency, u.time_zone, ${now}::timestamptz, s.alerted_at))
    from sums f join saved_searches o on o.id = f.id join users u on u.id = o.user_id
    where s.id = f.id`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
