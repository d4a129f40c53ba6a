import { listServices } from '@parley/contract/services/endpoints.ts';
import type { Received } from '@parley/contract/endpoint.ts';
import { pageOfServices, servicePage } from '@parley/api/src/services/lists/queries-list.ts';
import { answersASecond } from './answers.ts';
import { measurePairs } from './pairs.ts';
import { report } from './report.ts';
import { fillServices, ROWS } from './rows.ts';
import { startScratch, type Scratch } from './scratch.ts';

type Query = Received<typeof listServices>['query'];

/** A first guess, to be raised after measurements on more machines. */
const FLOOR = 0.2;
const PAIRS = 7;
const LOAD = { connections: 16, seconds: 3 };
const SORTS = ['newest', 'price', 'rating'] as const;

/** Pages of 20 services from 100,000: the product over HTTP, against the same statements through bare `pg`. */
export async function servicesList(): Promise<boolean> {
  const scratch = await startScratch();
  try {
    await fillServices(scratch.platform.db, scratch.platform.clock.instant());
    const queries = await pagesOf(scratch, 20);
    const urls = queries.map((query) => `${scratch.url}${listServices.path}?${search(query).toString()}`);
    const statements = queries.map((query) => statementOf(scratch, query));
    const database = { url: scratch.databaseUrl, statements };
    const pairs = await measurePairs(PAIRS, {
      ours: () => answersASecond({ ...LOAD, urls }),
      peer: () => answersASecond({ ...LOAD, database }),
    });
    const { isGood } = await report(scratch.platform.db, {
      title: 'list of 20 services from 100,000, over HTTP / the same statements through bare pg',
      unit: 'pages a second',
      pairs,
      floor: FLOOR,
      rows: ROWS,
    });
    return isGood;
  } finally {
    await scratch.end();
  }
}

/** Consecutive pages of each sort order. */
async function pagesOf({ platform }: Scratch, count: number): Promise<Query[]> {
  const queries: Query[] = [];
  for (const sort of SORTS) {
    let query: Query = { sort, limit: 20 };
    for (let page = 0; page < count; page += 1) {
      queries.push(query);
      const asked = { ...query, viewerId: null };
      const { nextCursor } = await pageOfServices(platform.db, asked, platform.clock.instant());
      if (nextCursor !== null) query = { ...query, cursor: nextCursor };
    }
  }
  return queries;
}

function search({ sort, limit, cursor }: Query): URLSearchParams {
  return new URLSearchParams({ sort, limit: String(limit), ...(cursor && { cursor }) });
}

function statementOf({ platform }: Scratch, query: Query) {
  const { sql: text, parameters } = servicePage(
    { ...query, viewerId: null },
    platform.clock.instant(),
  ).compile(platform.db);
  return { text, values: [...parameters] };
}
