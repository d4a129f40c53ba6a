import type { Received } from '@parley/contract/endpoint.ts';
import type { listPostings } from '@parley/contract/job-postings/endpoints.ts';
import type { JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import { sql, type RawBuilder } from 'kysely';
import { countUpTo } from '../../platform/database/counted.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/db.ts';
import { afterCursor, inOrder, type Order } from '../../platform/database/keyset.ts';
import { askPrepared, inTheirOrder } from '../../platform/database/prepared.ts';
import { isFoundBy, RANKED, rankOf, wordsOf } from '../../platform/search/word-rank.ts';
import type { Search } from '../../platform/search/understand.ts';
import { isShownTo } from '../../platform/database/is-blocked.ts';
import { isEnabled } from '../../platform/database/is-enabled.ts';
import { postingCardColumns } from '../card.ts';

/** With what its words were understood as, and with who asks: the postings of people they have blocked are left out. */
export type PostingQuery = Received<typeof listPostings>['query'] & {
  viewerId: string | null;
  search?: Search | undefined;
};

interface FoundPosting {
  id: string;
  sortKey: string | number;
}

const ORDERS = {
  relevance: { by: sql`p.rank`, type: 'float', direction: 'desc' },
  newest: { by: sql`p.created_at`, type: 'instant', direction: 'desc' },
  budget: { by: sql`p.budget_max_cents`, type: 'integer', direction: 'desc' },
} as const satisfies Record<PostingQuery['sort'], Order>;

/** The cards of a page, and where the next one begins. */
export async function pageOfPostings(db: Db, query: PostingQuery) {
  const { rows } = await postingPage(query).execute(db);
  const { items, nextCursor } = pageOf(rows, query.limit, ({ id, sortKey }) => [sortKey, id]);
  const ids = items.map(({ id }) => id);
  return { items: await cardsOf(db, ids), nextCursor };
}

/** Planned once: planning a card takes longer than reading a page of them. */
function cardsOf(db: Db, ids: readonly string[]): Promise<JobPostingCard[]> {
  const cards = sql<JobPostingCard>`select ${postingCardColumns}
    from ${inTheirOrder(ids)} join job_postings p on p.id = found.id join users c on c.id = p.client_id
    order by found.position`;
  return askPrepared(db, 'posting cards', { compile: () => cards.compile(db) });
}

export function countPostings(db: Db, query: PostingQuery): Promise<number> {
  return countUpTo(db, sql`from job_postings p where ${shown(query)}`);
}

/** The ids of a page in its order, one more than its limit to know whether there is a next one. */
export function postingPage(query: PostingQuery): RawBuilder<FoundPosting> {
  const ranked = query.sort === 'relevance' && query.search !== undefined;
  const order = ORDERS[ranked ? 'relevance' : query.sort === 'relevance' ? 'newest' : query.sort];
  const [source, conditions] = ranked
    ? [rankedMatches(query), sql`true`]
    : [sql`job_postings p`, shown(query)];
  const where = sql.join([conditions, ...afterCursor('p', order, query.cursor)], sql` and `);
  return sql<FoundPosting>`select p.id, ${order.by} as sort_key from ${source} where ${where}
    order by ${inOrder('p', order)} limit ${query.limit + 1}`;
}

/** The newest matches with their rank, normalized by length. */
function rankedMatches(query: PostingQuery): RawBuilder<unknown> {
  return sql`(
    select p.*, ${query.search ? rankOf(query.search, sql`p.search`) : sql`0::float8`} as rank
    from (select p.* from job_postings p where ${shown(query)}
      order by p.created_at desc, p.id desc limit ${sql.lit(RANKED)}) p) p`;
}

const owner = sql`p.client_id`;
const shown = (query: PostingQuery) => sql`${matching(query)} and ${isShownTo(query.viewerId, owner)}`;

/** A budget matches when the two ranges overlap. */
function matching(query: PostingQuery): RawBuilder<unknown> {
  const skills = wordsOf(query.skills);
  const conditions = [
    sql`p.status = 'OPEN'`,
    isEnabled(owner),
    query.search && isFoundBy(query.search, sql`p.search`),
    query.disciplineId && sql`p.discipline_id = ${query.disciplineId}`,
    query.categoryId && sql`p.category_id = ${query.categoryId}`,
    skills.length > 0 && sql`lowered(p.skills) @> ${skills}::text[]`,
    query.experience !== undefined && sql`p.experience = ${query.experience}`,
    query.pricing && sql`p.pricing = ${query.pricing}`,
    query.minCents !== undefined && sql`p.budget_max_cents >= ${query.minCents}::bigint`,
    query.maxCents !== undefined && sql`p.budget_min_cents <= ${query.maxCents}::bigint`,
    query.since !== undefined && sql`p.created_at >= ${query.since}::timestamptz`,
  ];
  return sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` and `,
  );
}
