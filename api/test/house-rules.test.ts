import { APPOINTMENT_STATUSES } from '@parley/contract/appointments/states.ts';
import { ROLES } from '@parley/contract/access.ts';
import { CERTIFICATE_STATUSES } from '@parley/contract/certificates/states.ts';
import { DOMAINS } from '@parley/contract/domains.ts';
import { POSTING_STATUSES } from '@parley/contract/job-postings/states.ts';
import { JOB_STATUSES } from '@parley/contract/jobs/states.ts';
import { OPEN_TALK_STATUSES, TALK_KINDS, TALK_STATUSES } from '@parley/contract/negotiations/states.ts';
import {
  ACCOUNT_STATUSES,
  PAYMENT_STATUSES,
  PAYOUT_STEPS,
  SETTLEMENTS,
} from '@parley/contract/payments/states.ts';
import { REGISTRY } from '@parley/contract/registry.ts';
import { TICKET_STATUSES } from '@parley/contract/support/states.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../src/domains.ts';
import { allFolders, allSources, foldersIn, type Source } from './sources.ts';
import { createWorld, type World } from './world.ts';

const sources = allSources();
const order = DOMAINS.map(({ name }) => name);
const nameOf = (source: Source) => source.path.split('/').at(-1) ?? '';
/** The domain a file of the server belongs to, if any. */
const domainOf = (source: Source) => order.find((name) => source.path.startsWith(`api/src/${name}/`));
const server = sources.filter((source) => source.path.startsWith('api/src/') && !source.isTest);
const paths = (found: Source[]) => found.map((source) => source.path);

describe('the tree', () => {
  /** What belongs to no domain, and what the web has besides. */
  const others = { contract: [], api: ['platform'], web: ['platform', 'shell', 'time', 'ui', 'home'] };

  test.each(['contract', 'api', 'web'] as const)(
    '%s has a folder for each domain and for nothing else',
    (workspace) => {
      const domains = DOMAINS.filter(({ not = [] }) => !not.includes(workspace)).map(({ name }) => name);
      const folders = foldersIn(`${workspace}/src`).filter(
        (name) => !others[workspace].some((other) => other === name),
      );
      expect(folders.toSorted()).toEqual(domains.toSorted());
    },
  );

  test('a domain that a workspace goes without says why', () => {
    for (const { not = [], because = '' } of DOMAINS) expect(because.length > 0).toBe(not.length > 0);
  });

  test('no folder is a drawer for whatever is left over', () => {
    const drawers = /(^|\/)(utils?|libs?|helpers?|common|misc|shared)$/;
    expect(allFolders().filter((folder) => drawers.test(folder))).toEqual([]);
  });

  test('files are one thought: at most 400 lines, tests 600', () => {
    // A table of data: one line for each column of the database.
    const tables = ['api/src/platform/database.ts'];
    const isLong = (source: Source) =>
      source.lines > (source.isTest ? 600 : 400) && !tables.includes(source.path);
    expect(sources.filter(isLong).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });
});

describe('the calls', () => {
  interface Named {
    method: string;
    path: string;
  }
  const callOf = ({ method, path }: Named) => `${method} ${path}`;

  test('every endpoint of the contract is mounted once, by its own domain, and nothing else is', () => {
    const declared = Object.entries(REGISTRY).flatMap(([domain, endpoints]) =>
      Object.values<Named>(endpoints).map((endpoint) => `${domain}: ${callOf(endpoint)}`),
    );
    const mounted = ROUTES.flatMap(([domain, routes]) =>
      routes.map(({ endpoint }) => `${domain}: ${callOf(endpoint)}`),
    );
    expect(mounted.toSorted()).toEqual(declared.toSorted());
    expect(new Set(declared).size).toBe(declared.length);
  });

  test('domains are mounted in their order', () => {
    const places = ROUTES.map(([domain]) => order.indexOf(domain));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });
});

describe('the server', () => {
  test('a domain uses those before it, never those after', () => {
    const wrong = server.flatMap((source) => {
      const own = order.indexOf(domainOf(source) ?? '');
      if (own < 0) return [];
      const imported = [...source.text.matchAll(/(?:from|import) '(?:\.\.\/)+([\w-]+)\//g)].map(
        ([, folder = '']) => folder,
      );
      return imported
        .filter((folder) => order.indexOf(folder) > own)
        .map((folder) => `${source.path} uses ${folder}`);
    });
    expect(wrong).toEqual([]);
  });

  test('another domain is entered through a use case, never through its queries', () => {
    const foreign = /from '(?:\.\.\/)+[\w-]+\/queries[\w-]*\.ts'/;
    expect(paths(server.filter(({ text }) => foreign.test(text)))).toEqual([]);
  });

  test('SQL stands in queries, in the platform and in the cards that lists are made of', () => {
    const speaks =
      /\bsql[`<]|\.(selectFrom|insertInto|updateTable|deleteFrom)\(|import \{[^}]*\bsql\b[^}]*\} from 'kysely'/;
    const may = (source: Source) =>
      source.path.startsWith('api/src/platform/') || /^(queries.*|card)\.ts$/.test(nameOf(source));
    expect(paths(server.filter((source) => speaks.test(source.text) && !may(source)))).toEqual([]);
  });

  test('lists leave people out by `not exists`: `not in` reads all of those first', () => {
    const readsAll = /not in\s*\(\s*select|'not in',(?!\s*\[)/i;
    expect(paths(server.filter(({ text }) => readsAll.test(text)))).toEqual([]);
  });

  test('rules read the clock of the platform, never that of the database or the machine', () => {
    // Real time on purpose: tokens, codes and counts of tries; and what the processor counts, who knows no other.
    const real =
      /^api\/src\/(platform|auth)\/|^api\/src\/payments\/(call-processor|made-once|make-call|open-checkout|receive-webhook)\.ts$/;
    const ruled = server.filter(({ path }) => !real.test(path));
    const migrations = sources.filter(({ path }) => path.startsWith('api/migrations/'));
    const reads = /(?<![.\w])now\(\)|\b(current_timestamp|clock_timestamp)\b|\bDate\.now\(\)|\bnew Date\(\)/;
    expect(paths([...ruled, ...migrations].filter(({ text }) => reads.test(text)))).toEqual([]);
  });
});

describe('the states', () => {
  const statuses = [
    ...new Set([
      ...POSTING_STATUSES,
      ...APPOINTMENT_STATUSES,
      ...JOB_STATUSES,
      ...PAYMENT_STATUSES,
      ...CERTIFICATE_STATUSES,
    ]),
  ];

  test('nobody asks for a status outside states, status and queries: the tables do', () => {
    const word = `'(${statuses.join('|')})'`;
    const asks = new RegExp(`tatus\\s*[!=]==\\s*${word}|${word}\\s*[!=]==\\s*[\\w.?]*[sS]tatus`);
    const may = /^(states|status|queries[\w-]*)\.ts$/;
    const asked = sources.filter(
      (source) =>
        /^(contract|api|web)\/src\//.test(source.path) &&
        !source.isTest &&
        !may.test(nameOf(source)) &&
        asks.test(source.text),
    );
    expect(paths(asked)).toEqual([]);
  });

  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  test.each([
    ['job_postings', 'status', POSTING_STATUSES],
    ['negotiations', 'status', TALK_STATUSES],
    ['negotiations', 'kind', TALK_KINDS],
    ['jobs', 'status', JOB_STATUSES],
    ['appointments', 'status', APPOINTMENT_STATUSES],
    ['payments', 'status', PAYMENT_STATUSES],
    ['payments', 'settlement', SETTLEMENTS],
    ['payments', 'transfer', PAYOUT_STEPS],
    ['payments', 'refund', PAYOUT_STEPS],
    ['payout_accounts', 'status', ACCOUNT_STATUSES],
    ['tickets', 'status', TICKET_STATUSES],
    ['certificates', 'status', CERTIFICATE_STATUSES],
    ['users', 'role', ROLES],
  ] as const)('%s.%s can be in the database what the contract lists', async (table, column, listed) => {
    const { rows } = await sql<{ rule: string }>`
      select pg_get_constraintdef(oid) as rule from pg_constraint
      where conrelid = ${table}::regclass and contype = 'c'`.execute(world.platform.db);
    const own = rows.find(({ rule }) => rule.startsWith(`CHECK ((${column} = ANY (`));
    expect(wordsIn(own?.rule)).toEqual(listed.toSorted());
  });

  test('a talk is open in the database when it is in the contract', async () => {
    const { rows } = await sql<{ rule: string }>`
      select generation_expression as rule from information_schema.columns
      where table_name = 'negotiations' and column_name = 'is_open'`.execute(world.platform.db);
    expect(wordsIn(rows[0]?.rule)).toEqual(OPEN_TALK_STATUSES.toSorted());
  });

  const wordsIn = (rule = '') => rule.match(/(?<=')[A-Z_]+(?=')/g)?.toSorted();
});
