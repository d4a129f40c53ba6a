import { matchNews } from '@parley/api/src/saved-searches/match-news.ts';
import { keysOf } from '@parley/api/src/saved-searches/search-keys.ts';
import { understand } from '@parley/api/src/platform/search/understand.ts';
import type { SavedFilters } from '@parley/contract/saved-searches/schemas.ts';
import { FOR_BACKGROUND, openDatabase, openPool, type Db } from '@parley/api/src/platform/database/db.ts';
import type { Platform } from '@parley/api/src/platform/platform.ts';
import { sql, type KyselyPlugin } from 'kysely';
import { measurePairs } from '../pairs.ts';
import { report } from '../report.ts';
import { startScratch } from '../scratch.ts';

const ROWS = { people: 10_000, searches: 100_000, postings: 1_000 };
const PAIRS = 2;
/** Updating as many searches, and nothing else, takes at least this share of the time; measured were 0.045 to 0.059. */
const FLOOR = 0.04;
/** However many searches there are: seven for each batch, of which a thousand postings are two, and an empty third. */
const MOST_STATEMENTS = 16;

/** 1,000 new postings matched with 100,000 saved searches, against a bare update of those that found something. */
export async function alerts(): Promise<boolean> {
  const scratch = await startScratch();
  const pool = openPool(scratch.databaseUrl, 2, scratch.platform.log, FOR_BACKGROUND);
  const db = openDatabase(pool);
  try {
    await fill(db);
    await fillSearches(db);
    let asked = 0;
    const platform = { ...scratch.platform, db: db.withPlugin(counting(() => (asked += 1))) };
    let [found, statements] = [0, 0];
    const ours = async () => {
      await post(platform);
      asked = 0;
      const seconds = await timed(async () => {
        while ((await matchNews(platform)) > 0);
      });
      statements = Math.max(statements, asked);
      found = await countFound(db);
      console.log(
        `  ${ROWS.postings} postings, ${found} searches found ${await sumOf(db)} of them: ${seconds.toFixed(2)} s, ${asked} statements`,
      );
      return found / seconds;
    };
    const pairs = await measurePairs(PAIRS, { ours, peer: () => bareUpdate(db), isWarm: true });
    const { isGood } = await report(db, {
      title: '1,000 new postings and 100,000 saved searches / a bare update of as many as find something',
      unit: 'searches a second',
      pairs,
      floor: FLOOR,
      rows: ROWS,
    });
    const compared = (ROWS.postings * ROWS.searches).toLocaleString('en');
    console.log(`${compared} pairs in at most ${statements} statements, goal ${MOST_STATEMENTS}`);
    return isGood && statements <= MOST_STATEMENTS;
  } finally {
    await pool.end();
    await scratch.end();
  }
}

/** The searches that have found something once more, and nothing else. */
async function bareUpdate(db: Db): Promise<number> {
  let updated = 0;
  const seconds = await timed(async () => {
    const { numAffectedRows } = await sql`update saved_searches
      set found = found || id, found_count = found_count + 1, next_alert_at = next_alert_at + interval '1 minute'
      where found_count > 0`.execute(db);
    updated = Number(numAffectedRows);
  });
  await sql`update saved_searches set found = '{}', found_count = 0, found_since = null, next_alert_at = null`.execute(
    db,
  );
  await sql`vacuum analyze saved_searches`.execute(db);
  return updated / seconds;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

async function countFound(db: Db): Promise<number> {
  const counted = await sql<{
    n: number;
  }>`select count(*) as n from saved_searches where found_count > 0`.execute(db);
  return counted.rows[0]?.n ?? 0;
}

async function sumOf(db: Db): Promise<number> {
  const summed = await sql<{
    n: number;
  }>`select coalesce(sum(found_count), 0)::int as n from saved_searches`.execute(db);
  return summed.rows[0]?.n ?? 0;
}

/** Calls back for every statement that is asked of the database. */
const counting = (asked: () => void): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    asked();
    return node;
  },
  transformResult: async ({ result }) => result,
});

/** Deterministic ids of a kind and a number. */
const id = (kind: number, number: string) =>
  sql.raw(`('0190000${kind}-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`);

async function fill(db: Db): Promise<void> {
  await sql`with made as (
      insert into disciplines (id, name, position) select ${id(1, 'n')}, 'Discipline ' || n, n from generate_series(1, 12) n)
    insert into categories (id, discipline_id, name, position)
      select ${id(2, 'd * 8 + n')}, ${id(1, 'd')}, 'Category ' || n, n from generate_series(1, 12) d, generate_series(1, 8) n`.execute(
    db,
  );
  await sql`insert into users (id, email, first_name, last_name, display_name, role, time_zone, password_hash, created_at)
    select ${id(3, 'n')}, 'person' || n || '@bench.test', 'Person', 'No ' || n, 'Person No ' || n,
      case n % 2 when 0 then 'CLIENT' else 'PROFESSIONAL' end, 'America/Bogota', 'none', '2026-01-01'
    from generate_series(1, ${sql.lit(ROWS.people)}) n`.execute(db);
}

/** Three thousand words, the first used most often, as words are. */
const VOCABULARY = Array.from({ length: 3_000 }, (_, n) => word(n));

/** Of alternating consonants and vowels. */
function word(number: number): string {
  const [consonants, vowels] = ['bcdfgklmnprstvz', 'aeiou'];
  let [left, text] = [number * 7_919 + 12_345, ''];
  while (text.length < 6) {
    const letters = text.length % 2 === 0 ? consonants : vowels;
    text += letters[left % letters.length];
    left = Math.floor(left / letters.length);
  }
  return `${text}${number.toString(36)}`;
}

/** Always the same numbers between 0 and 1. */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const wordBy = (random: () => number) => VOCABULARY[Math.floor(VOCABULARY.length * random() ** 1.5)] ?? '';

const uuid = (kind: number, number: number) =>
  `0190000${kind}-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** What a search is saved with: mostly words, a place or both; of a thousand, one has nothing but a price. */
function filtersBy(random: () => number): SavedFilters {
  const maxCents = 10_000 + Math.floor(random() * 90_000);
  if (random() < 0.001) return { maxCents };
  const q =
    random() < 0.5 ? [wordBy(random), wordBy(random)].slice(random() < 0.4 ? 1 : 0).join(' ') : undefined;
  const discipline = 1 + Math.floor(random() * 12);
  const place = q === undefined ? random() * 0.7 : random();
  return {
    ...(q !== undefined && { q }),
    ...(place < 0.7 && { disciplineId: uuid(1, discipline) }),
    ...(place < 0.66 && { categoryId: uuid(2, discipline * 8 + 1 + Math.floor(random() * 8)) }),
    ...(random() < 0.2 && { skills: `skill ${Math.floor(random() * 200)}` }),
    ...(random() < 0.3 && { maxCents }),
  };
}

async function fillSearches(db: Db): Promise<void> {
  const random = randomly(7);
  const read = new Map<string, string>();
  const rows = [];
  for (let n = 0; n < ROWS.searches; n += 1) {
    const filters = filtersBy(random);
    const { q } = filters;
    if (q !== undefined && !read.has(q)) read.set(q, (await understand(db, q)).match);
    const words = q === undefined ? null : (read.get(q) ?? '');
    rows.push({ ...filters, filters, words, keys: keysOf(filters, words), n });
    if (rows.length === 5_000) await insertSearches(db, rows.splice(0));
  }
  await sql`vacuum analyze`.execute(db);
}

async function insertSearches(db: Db, rows: object[]): Promise<void> {
  await sql`with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as g (n int, filters jsonb, words text, keys jsonb,
        "disciplineId" uuid, "categoryId" uuid, skills text, experience int, "maxCents" int)),
    saved as (
      insert into saved_searches (id, user_id, kind, name, filters, frequency, created_at, words, discipline_id, category_id,
        skills, experience, max_cents)
      select ${id(5, 'n')}, ${id(3, `1 + n % ${ROWS.people}`)}, 'POSTING', 'Search ' || n,
        filters || jsonb_build_object('n', n), 'DAILY', '2026-01-01', words::tsquery, "disciplineId", "categoryId",
        case when skills is null then '{}' else array[skills] end, experience, "maxCents" from given)
    insert into saved_search_keys (search_id, kind, key)
      select ${id(5, 'n')}, 'POSTING', key from given cross join jsonb_array_elements_text(keys) key`.execute(
    db,
  );
}

let rounds = 0;

/** A thousand new postings of about seventy words. */
async function post({ db, clock }: Platform): Promise<void> {
  rounds += 1;
  const random = randomly(rounds);
  const words = (count: number) => Array.from({ length: count }, () => wordBy(random)).join(' ');
  const rows = Array.from({ length: ROWS.postings }, (_, n) => ({
    n: rounds * ROWS.postings + n,
    title: words(5),
    body: words(65),
    skill: `Skill ${Math.floor(random() * 200)}`,
  }));
  await sql`insert into job_postings (id, client_id, title, description, discipline_id, category_id, skills, experience,
      pricing, budget_min_cents, budget_max_cents, status, created_at, closes_at)
    select ${id(6, 'n')}, ${id(3, `2 * (1 + n % ${ROWS.people / 2})`)}, title, body, ${id(1, '1 + n % 12')},
      ${id(2, '(1 + n % 12) * 8 + 1 + n % 8')}, array[skill], 36, 'FIXED', 5000 + n % 90000, 100000, 'OPEN',
      ${clock.instant()}, ${clock.instant()}::timestamptz + interval '30 days'
    from json_to_recordset(${JSON.stringify(rows)}::json) as g (n int, title text, body text, skill text)`.execute(
    db,
  );
  // As autovacuum would.
  await sql`analyze announcements, job_postings`.execute(db);
}
