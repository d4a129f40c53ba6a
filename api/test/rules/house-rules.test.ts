import { APPOINTMENT_STATUSES } from '@parley/contract/appointments/states.ts';
import { RHYTHMS, SERIES_STATES } from '@parley/contract/appointments/series/states.ts';
import { ROLES } from '@parley/contract/access.ts';
import { CERTIFICATE_STATUSES } from '@parley/contract/certificates/states.ts';
import { DOMAINS } from '@parley/contract/domains.ts';
import { POSTING_STATUSES } from '@parley/contract/job-postings/states.ts';
import { JOB_STATUSES } from '@parley/contract/jobs/states.ts';
import {
  OPEN_NEGOTIATION_STATUSES,
  NEGOTIATION_KINDS,
  NEGOTIATION_STATUSES,
} from '@parley/contract/negotiations/states.ts';
import {
  ACCOUNT_STATUSES,
  PAYMENT_STATUSES,
  PAYOUT_STEPS,
  SETTLEMENTS,
} from '@parley/contract/payments/states.ts';
import { REGISTRY } from '@parley/contract/registry.ts';
import { REPORT_STATUSES, REPORT_TYPES } from '@parley/contract/reports/states.ts';
import { TICKET_STATUSES } from '@parley/contract/support/states.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/domains.ts';
import { allFolders, allSources, foldersIn, importsOf, type Source } from './sources.ts';
import { createWorld, type World } from '../world.ts';

const sources = allSources();
const order = DOMAINS.map(({ name }) => name);
const nameOf = (source: Source) => source.path.split('/').at(-1) ?? '';
/** The domain a file of a workspace belongs to, if any. */
const domainOf = (path: string) =>
  order.find((name) => path.split('/').slice(1, 3).join('/') === `src/${name}`);
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

  test('no folder has more than 22 files of its own: a larger one is cut into rooms by what they are about', () => {
    // Migrations are numbered, one after another, and never moved.
    const rooms = Map.groupBy(
      sources.filter(({ path }) => !path.startsWith('api/migrations/')),
      ({ path }) => path.split('/').slice(0, -1).join('/'),
    );
    const full = [...rooms].filter(([, files]) => files.length > 22);
    expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  test('files are one thought: at most 400 lines, tests 600', () => {
    // Generated from the migrations.
    const isGenerated = ({ path }: Source) => path.endsWith('.gen.ts');
    const isLong = (source: Source) => source.lines > (source.isTest ? 600 : 400) && !isGenerated(source);
    expect(sources.filter(isLong).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });
});

test('one place says which currency is meant where nothing else is set', () => {
  const defaults = [
    'contract/src/money.ts',
    'api/src/env.ts',
    'outside/src/main.ts',
    'tools/start/settings.ts',
  ];
  const isProduct = /^(contract|api|web|outside)\/src\/|^api\/seeds\/|^tools\/start\//;
  const named = sources.filter(
    ({ path, text, isTest }) =>
      !isTest && isProduct.test(path) && /(['"`])usd\1|\bUS (dollars|cents)\b/i.test(text),
  );
  expect(paths(named).toSorted()).toEqual(defaults.toSorted());
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
      const own = order.indexOf(domainOf(source.path) ?? '');
      const after = importsOf(source).filter((path) => order.indexOf(domainOf(path) ?? '') > own);
      return own < 0 ? [] : after.map((path) => `${source.path} uses ${path}`);
    });
    expect(wrong).toEqual([]);
  });

  test('another domain is entered through a use case, never through its queries', () => {
    const foreign = server.flatMap((source) =>
      importsOf(source)
        .filter((path) => /\/queries[\w-]*\.ts$/.test(path) && domainOf(path) !== domainOf(source.path))
        .map((path) => `${source.path} uses ${path}`),
    );
    expect(foreign).toEqual([]);
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
    // Real time on purpose: tokens, codes, throttles and the processor.
    const real =
      /^api\/src\/(platform|auth)\/|^api\/src\/payments\/(checkout\/open-checkout|reconcile\/reconcile|processor\/(enqueue-processor-call|create-idempotently|run-processor-call|receive-webhook))\.ts$/;
    const ruled = server.filter(({ path }) => !real.test(path));
    const migrations = sources.filter(({ path }) => path.startsWith('api/migrations/'));
    const reads = /(?<![.\w])now\(\)|\b(current_timestamp|clock_timestamp)\b|\bDate\.now\(\)|\bnew Date\(\)/;
    expect(paths([...ruled, ...migrations].filter(({ text }) => reads.test(text)))).toEqual([]);
  });
});

describe('the screens', () => {
  const screens = sources.filter(({ path, isTest }) => path.startsWith('web/src/') && !isTest);
  const routes = screens.find(({ path }) => path === 'web/src/routes.ts');
  /** Pages compose parts of several domains. */
  const pages = new Set(
    [...(routes?.text ?? '').matchAll(/'([\w/-]+\.tsx)'/g)].map(([, page]) => `web/src/${page}`),
  );
  /** Folders that show all domains: home, shell, dashboard, admin. */
  const showAll = ['home', 'shell', 'dashboard', 'admin'];
  const folderOf = (path: string) => path.split('/')[2] ?? '';
  const isDomain = (folder: string) => order.includes(folder) && !showAll.includes(folder);

  test('a domain uses those before it, never those after, nor what shows all of them', () => {
    const wrong = screens
      .filter(({ path }) => isDomain(folderOf(path)) && !pages.has(path))
      .flatMap((source) => {
        const own = order.indexOf(folderOf(source.path));
        const after = importsOf(source).filter(
          (path) =>
            path.split('/').length > 3 &&
            (order.indexOf(folderOf(path)) > own || showAll.includes(folderOf(path))),
        );
        return after.map((path) => `${source.path} uses ${path}`);
      });
    expect(wrong).toEqual([]);
  });

  test('what all domains are made of knows none of them', () => {
    const parts = screens.filter(({ path }) => ['platform', 'time', 'ui'].includes(folderOf(path)));
    const wrong = parts.flatMap((source) =>
      importsOf(source)
        .filter((path) => order.includes(folderOf(path)) && path.split('/').length > 3)
        .map((path) => `${source.path} uses ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  test('nobody uses a page', () => {
    const users = screens.filter(
      (source) => source !== routes && importsOf(source).some((path) => pages.has(path)),
    );
    expect(pages.size).toBeGreaterThan(20);
    expect(paths(users)).toEqual([]);
  });

  // Tailwind writes these as `:is(:where(.group):hover *)`: whatever is hovered, opened or last restyles all it contains.
  test('what depends on an element around it says so with `in-[…]`, not with `group-`, `peer-` or `last:*`', () => {
    const restylesAll = /[\s'"`](?:group|peer)-[a-z][^\s'"`]*:|[a-z\]]:\*:/;
    const found = sources.filter(
      ({ path, text }) => /^web\/src\/.*\.tsx$/.test(path) && restylesAll.test(text),
    );
    expect(paths(found)).toEqual([]);
  });
});

describe('lengths and counts', () => {
  test('stand in limits.ts of the contract, and the schemas name them', () => {
    const byHand = /\b(text|line|seenText|personName)\((\d+, )?[\d_]{2,}\)|\.max\(\d{2}/;
    const shapes = sources.filter(({ path, isTest }) => path.startsWith('contract/src/') && !isTest);
    expect(paths(shapes.filter(({ text }) => byHand.test(text)))).toEqual([]);
  });

  test('the fields of a screen name them, too', () => {
    const byHand = /\b(max|maxLength|minLength)=(\{[\d_]+\}|")/;
    const screens = sources.filter(({ path, isTest }) => /^web\/src\/.*\.tsx$/.test(path) && !isTest);
    expect(paths(screens.filter(({ text }) => byHand.test(text)))).toEqual([]);
  });
});

describe('the sides', () => {
  test('are named once: in sides.ts of the contract', () => {
    const again =
      /(?<!Pick<\w+, )'client' \| 'professional'|(?<!, )'CLIENT' \| 'PROFESSIONAL'|=== 'client' \? \(?'(professional|CLIENT)'/;
    const elsewhere = sources.filter(
      ({ path }) => !/^contract\/src\/sides\.ts$|^api\/test\/rules\/house-rules|^tools\//.test(path),
    );
    expect(paths(elsewhere.filter(({ text }) => again.test(text)))).toEqual([]);
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
    ['negotiations', 'status', NEGOTIATION_STATUSES],
    ['negotiations', 'kind', NEGOTIATION_KINDS],
    ['jobs', 'status', JOB_STATUSES],
    ['appointments', 'status', APPOINTMENT_STATUSES],
    ['appointment_series', 'state', SERIES_STATES],
    ['appointment_series', 'rhythm', RHYTHMS],
    ['payments', 'status', PAYMENT_STATUSES],
    ['payments', 'settlement', SETTLEMENTS],
    ['payments', 'transfer', PAYOUT_STEPS],
    ['payments', 'refund', PAYOUT_STEPS],
    ['payout_accounts', 'status', ACCOUNT_STATUSES],
    ['tickets', 'status', TICKET_STATUSES],
    ['reports', 'status', REPORT_STATUSES],
    ['reports', 'subject_type', REPORT_TYPES],
    ['certificates', 'status', CERTIFICATE_STATUSES],
    ['users', 'role', ROLES],
  ] as const)('%s.%s can be in the database what the contract lists', async (table, column, listed) => {
    const { rows } = await sql<{ rule: string }>`
      select pg_get_constraintdef(oid) as rule from pg_constraint
      where conrelid = ${table}::regclass and contype = 'c'`.execute(world.platform.db);
    const own = rows.find(({ rule }) => rule.startsWith(`CHECK ((${column} = ANY (`));
    expect(wordsIn(own?.rule)).toEqual(listed.toSorted());
  });

  test('a negotiation is open in the database when it is in the contract', async () => {
    const { rows } = await sql<{ rule: string }>`
      select generation_expression as rule from information_schema.columns
      where table_name = 'negotiations' and column_name = 'is_open'`.execute(world.platform.db);
    expect(wordsIn(rows[0]?.rule)).toEqual(OPEN_NEGOTIATION_STATUSES.toSorted());
  });

  const wordsIn = (rule = '') => rule.match(/(?<=')[A-Za-z_]+(?=')/g)?.toSorted();
});
