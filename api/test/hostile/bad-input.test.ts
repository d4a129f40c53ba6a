import { allowsAccess, ROLES, type Role } from '@parley/contract/access.ts';
import type { Endpoint } from '@parley/contract/endpoint.ts';
import { REFUSALS } from '@parley/contract/refusals.ts';
import { REGISTRY } from '@parley/contract/registry.ts';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ada, ana, clara, LAW, type Character } from '../cast.ts';
import { sessionOf } from '../fill.ts';
import { hire } from '../hiring.ts';
import { inputsOf, requestOf, type Ids, type Sent } from './inputs.ts';
import { send } from '../negotiations.ts';
import { createWorld, type World } from '../world.ts';
import { tableVersions } from '../writes.ts';

/** Bad inputs per endpoint and permitted role, from this seed; others with RUNS=1000 SEED=8. */
const RUNS = Number(process.env.RUNS ?? 3);
/** Without permission every input is refused unread. */
const RUNS_OUTSIDE = 2;
const SEED = Number(process.env.SEED ?? 7);
/** Valid inputs, which are sent one after the other. */
const GOOD_RUNS = 3;
const LONGEST_MS = 1_000;
/** In bytes. */
const LARGEST_ANSWER = 16_384;
const WHO: Record<Role, Character> = { CLIENT: clara, PROFESSIONAL: ana, ADMIN: ada };
const domains = Object.entries(REGISTRY).map(([name, calls]): [string, Endpoint[]] => [
  name,
  Object.values(calls),
]);
const endpoints = domains.flatMap(([, calls]) => calls);

const Refused = z.strictObject({
  status: z.int(),
  message: z.string().min(1),
  data: z.null(),
  code: z.string().refine((code) => code in REFUSALS),
  errors: z
    .array(z.strictObject({ path: z.string().max(100), message: z.string().min(1) }))
    .max(20)
    .optional(),
  requestId: z.string().optional(),
});

/** The documented statuses by path and method. */
const Documented = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
  ),
});

let world: World;
let ids: Ids;
let documented: z.infer<typeof Documented>['paths'];
beforeAll(async () => {
  world = await createWorld();
  documented = Documented.parse((await world.app.inject({ url: '/api/openapi.json' })).json()).paths;
  const hired = await hire(world, { client: clara, professional: ana });
  await send(world, hired, 'PROPOSAL');
  await send(world, hired, 'INVITE');
  ids = await everyId();
});
afterAll(() => world.close());

/** Existing ids by parameter name, so that generated requests reach real rows. */
async function everyId(): Promise<Ids> {
  const idsIn = async (table: string) => {
    const found = sql<{ id: string }>`select id from ${sql.table(table)} order by id`;
    return (await found.execute(world.platform.db)).rows.map(({ id }) => id);
  };
  const [postingId, serviceId, negotiation, jobId, appointment, notification] = await Promise.all(
    ['job_postings', 'services', 'negotiations', 'jobs', 'appointments', 'notifications'].map(idsIn),
  );
  const category = { disciplineId: [LAW.id], categoryId: [LAW.contracts], categoryIds: [LAW.contracts] };
  const userId = [ana.id, clara.id];
  return { postingId, serviceId, negotiation, jobId, appointment, notification, userId, ...category };
}

/** What a bare `id` refers to, by path; the first match. */
const NAMED_BY: readonly (readonly [RegExp, string])[] = [
  [/invites\/client|jobPosting\/(proposals|:id)|favorite\/jobPosting|jobPosting$/, 'postingId'],
  [/service/, 'serviceId'],
  [/jobProposal|invite/, 'negotiation'],
  [/appointment|meeting/, 'appointment'],
  [/notification/, 'notification'],
  [/professional/, 'userId'],
  [/\/job\//, 'jobId'],
];

function idsFor({ path }: Endpoint): Ids {
  const name = NAMED_BY.find(([fits]) => fits.test(path))?.[1];
  return { ...ids, id: name === undefined ? [] : ids[name] };
}

type Headers = Record<string, string>;

async function authorization(role: Role | null): Promise<Headers> {
  if (role === null) return {};
  return { authorization: `Bearer ${(await sessionOf(world.platform, WHO[role])).accessToken}` };
}

/** The faults of a response. The processor is down in this world, so 503 is its only 5xx. */
function faultsOf({ statusCode, body, headers }: LightMyRequestResponse): string[] {
  const faults = headers['x-request-id'] ? [] : ['no request id'];
  if (statusCode < 300) return faults;
  if (Buffer.byteLength(body) > LARGEST_ANSWER) faults.push(`${Buffer.byteLength(body)} bytes`);
  // Non-API paths, such as sitemaps, refuse with a page.
  if (`${headers['content-type']}`.startsWith('text/html')) return faults;
  const read = Refused.safeParse(JSON.parse(body));
  if (!read.success) return [...faults, 'not the envelope'];
  const { code, status, errors = [] } = read.data;
  if (status !== statusCode) faults.push('a status that is not the HTTP status');
  if (statusCode >= 500 && code !== 'processor_unavailable') faults.push(code);
  if (code === 'invalid_input' && errors.length === 0) faults.push('no errors');
  return faults;
}

describe('whatever is sent to any call', () => {
  test.each([{ role: null }, ...ROLES.map((role) => ({ role }))])(
    'by $role is answered in words, and what is bad is refused and writes nothing',
    async ({ role }) => {
      const faults: string[] = [];
      const headers = await authorization(role);
      let before = await tableVersions(world);
      // By domain: looking at every table takes longer than the calls do.
      for (const [domain, calls] of domains) {
        for (const endpoint of calls) faults.push(...(await sendBad(endpoint, role, headers)));
        const after = await tableVersions(world);
        const written = Object.keys(before).filter((table) => before[table] !== after[table]);
        faults.push(...written.map((table) => `a call of ${domain} was refused and wrote ${table}`));
        before = after;
      }
      for (const endpoint of endpoints) faults.push(...(await sendGood(endpoint, role)));
      expect(faults).toEqual([]);
    },
    300_000 + RUNS * 10_000,
  );
});

/** Sends generated bad inputs to a call, all at once; returns everything that went wrong. */
async function sendBad(endpoint: Endpoint, role: Role | null, headers: Headers): Promise<string[]> {
  const runs = allowsAccess(endpoint.access, role) ? RUNS : Math.min(RUNS, RUNS_OUTSIDE);
  const bad = inputsFor(endpoint, 'bad', runs);
  const refused = await Promise.all(bad.map((sent) => sendOne(endpoint, sent, headers)));
  // What is no call of the API may be a file, which passes over what a link adds to its address.
  const isShort = bad.length < runs && endpoint.path.startsWith('/api/');
  return [
    ...(isShort ? [`${endpoint.method} ${endpoint.path} had only ${bad.length} bad inputs`] : []),
    ...(await slowOnes(endpoint, refused, headers)),
    ...wrongAnswers(endpoint, refused),
    ...refused
      // A body that is no file is refused before anything in it is read; what is no call of the API refuses with a page.
      .filter(() => takesInput(endpoint, role) && !endpoint.upload && endpoint.path.startsWith('/api/'))
      .filter(({ answer }) => codeOf(answer) !== 'invalid_input')
      .map(({ said }) => `${said}: not refused as bad input`),
  ];
}

/** Sends what a call should take, one after the other; everything that went wrong. */
async function sendGood(endpoint: Endpoint, role: Role | null): Promise<string[]> {
  // The demo's clock would move everything else into the past.
  if (!takesInput(endpoint, role) || endpoint.path.startsWith('/api/demo')) return [];
  const headers = await authorization(role);
  const answered = [];
  for (const sent of inputsFor(endpoint, 'good', GOOD_RUNS))
    answered.push(await sendOne(endpoint, sent, headers));
  return wrongAnswers(endpoint, answered);
}

function takesInput({ access, raw, upload }: Endpoint, role: Role | null): boolean {
  return allowsAccess(access, role) && access !== 'cookie' && !raw && !upload;
}

function wrongAnswers(endpoint: Endpoint, answered: readonly Answered[]): string[] {
  return answered.flatMap(({ answer, said }) => [
    ...faultsOf(answer).map((fault) => `${said}: ${fault}`),
    ...(isDocumented(endpoint, answer.statusCode)
      ? []
      : [`${said}: ${answer.statusCode} is not in the document`]),
  ]);
}

function isDocumented({ method, path }: Endpoint, status: number): boolean {
  const operation = documented[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  return String(status) in (operation?.responses ?? {});
}

const codeOf = (answer: LightMyRequestResponse) => answer.json<{ code?: string }>().code;

/** As many as are wanted of what a call takes, or does not; where there is little to spoil, out of more. */
function inputsFor(endpoint: Endpoint, kind: 'good' | 'bad', most: number, numRuns = most * 2): Sent[] {
  const inputs = fc.sample(inputsOf(endpoint, idsFor(endpoint)), { numRuns, seed: SEED });
  const found = inputs.filter((sent) => requestOf(endpoint, sent).isGood === (kind === 'good'));
  const isEnough = found.length >= most || (kind === 'good' && numRuns > most * 8) || numRuns >= most * 16;
  return isEnough ? found.slice(0, most) : inputsFor(endpoint, kind, most, numRuns * 2);
}

/** What took too long, also when it was sent again with nothing else under way: this machine may be busy. */
async function slowOnes(endpoint: Endpoint, answered: Answered[], own: Headers) {
  const slow: string[] = [];
  for (const { sent, said, ms } of answered) {
    if (ms < LONGEST_MS) continue;
    const again = await sendOne(endpoint, sent, own);
    if (again.ms >= LONGEST_MS) slow.push(`${said}: took ${again.ms.toFixed(0)} ms`);
  }
  return slow;
}

type Answered = Awaited<ReturnType<typeof sendOne>>;

async function sendOne(endpoint: Endpoint, sent: Sent, own: Headers) {
  const { isGood: _, headers, ...request } = requestOf(endpoint, sent);
  const began = performance.now();
  const answer = await world.app.inject({ ...request, headers: { ...headers, ...own } });
  const { method, url, payload = '' } = request;
  return {
    sent,
    answer,
    ms: performance.now() - began,
    said: `${method} ${url.slice(0, 300)} ${payload.slice(0, 400)} ← ${answer.body.slice(0, 200)}`,
  };
}

describe('on the wire', () => {
  const json = { 'content-type': 'application/json' };
  const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const zeros = (count: number) => JSON.stringify({ message: Array(count).fill(0) });
  const ticket = JSON.stringify({ message: 'Help' });

  test.each([
    ['no JSON', json, '{"message":', 400, 'invalid_input'],
    ['60,000 brackets', json, nest(30_000), 400, 'invalid_input'],
    [
      'brackets under a key that is to be kept',
      { ...json, 'idempotency-key': 'a' },
      nest(20_000),
      400,
      'invalid_input',
    ],
    ['brackets in a field', json, `{"message":${nest(5_000)}}`, 400, 'invalid_input'],
    ['a prototype', json, '{"message":"Help","__proto__":{"isAdmin":true}}', 400, 'invalid_input'],
    [
      'a constructor',
      json,
      '{"message":"Help","constructor":{"prototype":{"isAdmin":true}}}',
      400,
      'invalid_input',
    ],
    ['nothing', json, 'null', 400, 'invalid_input'],
    ['an empty key', { ...json, 'idempotency-key': '' }, ticket, 400, 'invalid_input'],
    ['a key that is too long', { ...json, 'idempotency-key': 'k'.repeat(256) }, ticket, 400, 'invalid_input'],
    ['more than 64 KiB', json, JSON.stringify({ message: 'x'.repeat(65_536) }), 413, 'too_large'],
    ['half a million zeros', json, zeros(500_000), 413, 'too_large'],
    ['thirty thousand zeros', json, zeros(30_000), 400, 'invalid_input'],
    ['text', { 'content-type': 'text/plain' }, ticket, 415, 'unsupported_media_type'],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'message=Help',
      415,
      'unsupported_media_type',
    ],
    ['JSON by another name', { 'content-type': 'application/jsonp' }, ticket, 415, 'unsupported_media_type'],
    ['no type at all', {}, ticket, 415, 'unsupported_media_type'],
  ] as const)('%s is refused as a body and writes nothing', async (_what, headers, payload, status, code) => {
    const before = await tableVersions(world);
    const own = { ...headers, ...(await authorization('CLIENT')) };
    const sessions = await tableVersions(world);
    const answer = await world.app.inject({ method: 'POST', url: '/api/support', headers: own, payload });
    expect(answer.json()).toMatchObject({ status, code, data: null });
    expect(faultsOf(answer)).toEqual([]);
    expect(await tableVersions(world)).toEqual({ ...before, sessions: sessions.sessions });
  });

  test.each([
    ['zeros', zeros(1_201)],
    ['empty lists', JSON.stringify({ message: Array(1_201).fill([]) })],
    [
      'unknown fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 1_201 }, (_, key) => [key, 0]))),
    ],
    ['zeros in a body that never ends', `{"message":[${'0,'.repeat(1_201)}`],
  ])('of a body of 1,201 %s only their number is looked at', async (_what, payload) => {
    const headers = { ...json, ...(await authorization('CLIENT')) };
    const answer = await world.app.inject({ method: 'POST', url: '/api/support', headers, payload });
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: [{ path: '', message: 'This has too many values.' }],
    });
  });

  test('of a query of 1,201 values only their number is looked at', async () => {
    const answer = await world.app.inject({ url: `/api/service/all?${'q=1&'.repeat(1_201)}` });
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: [{ path: '', message: 'This has too many values.' }],
    });
  });

  test('brackets and commas within a text are text', async () => {
    const message = '[{,"\\'.repeat(400);
    const asClara = await world.as(clara);
    expect(await asClara.ok('POST /api/support', { body: { message } })).toMatchObject({ message });
  });

  test('what is wrong is told twenty times at most, and unknown names are cut', async () => {
    const headers = { ...json, ...(await authorization('PROFESSIONAL')) };
    const name = '\u0001"é'.repeat(40);
    const rules = Array.from({ length: 140 }, () => ({ [name]: 0 }));
    const payload = JSON.stringify({ timeZone: 'Europe/Berlin', minimumNoticeMinutes: 0, rules });
    const url = '/api/availability/professional';
    const answer = await world.app.inject({ method: 'POST', url, headers, payload });
    const { errors } = Refused.parse(answer.json());
    expect(errors).toHaveLength(20);
    expect(errors?.every(({ message }) => message.length < 150)).toBe(true);
    expect(Buffer.byteLength(answer.body)).toBeLessThan(LARGEST_ANSWER);
  });

  test.each([
    ['GET', '/api/service/%ZZ', 404],
    ['GET', '/%ZZ', 404],
    ['GET', '/api/service/%00', 400],
    ['GET', `/api/service/${'a'.repeat(3_000)}`, 404],
    ['GET', '/api/service/all?q=one&q=two', 400],
    ['GET', '/api/service/all?__proto__=1&toString=2', 400],
    ['GET', '/api/no-such-call', 404],
    ['PATCH', '/api/users', 404],
    ['OPTIONS', '/api/users', 404],
  ] as const)('%s %s is answered in the envelope', async (method, url, status) => {
    const answer = await world.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(faultsOf(answer)).toEqual([]);
  });

  test('headers of any kind are read with care', async () => {
    for (const [name, value] of [
      ['authorization', 'Bearer'],
      ['authorization', `Bearer ${'x'.repeat(9_000)}`],
      ['authorization', 'Bearer a.b.c'],
      ['cookie', 'parley_refresh=%E0%A4%A; =; __proto__=1; a=%'],
      ['range', 'bytes=-99999999999999999999'],
      ['origin', 'null'],
    ] as const) {
      const answer = await world.app.inject({
        method: 'GET',
        url: '/api/dashboard',
        headers: { [name]: value },
      });
      expect([value.slice(0, 20), answer.statusCode, faultsOf(answer)]).toEqual([
        value.slice(0, 20),
        401,
        [],
      ]);
    }
  });
});
