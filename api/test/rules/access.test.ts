import { ROLES } from '@parley/contract/access.ts';
import type { Endpoint, Method } from '@parley/contract/endpoint.ts';
import { REGISTRY } from '@parley/contract/registry.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ACCESS, type Person } from './access-table.ts';
import { ada, ana, clara, milo } from '../cast.ts';
import type { Client } from '../client.ts';
import { createWorld, type World } from '../world.ts';

const PEOPLE = ['anonymous', ...ROLES, 'disabled'] as const;

let world: World;
let clients: Record<Person, Client>;
beforeAll(async () => {
  world = await createWorld();
  const [CLIENT, PROFESSIONAL, ADMIN, disabled] = await Promise.all(
    [clara, ana, ada, milo].map((each) => world.as(each)),
  );
  if (!CLIENT || !PROFESSIONAL || !ADMIN || !disabled) throw new Error('somebody of the cast is missing');
  await world.platform.db
    .updateTable('users')
    .set({ disabledAt: new Date() })
    .where('id', '=', milo.id)
    .execute();
  clients = { anonymous: world.nobody, CLIENT, PROFESSIONAL, ADMIN, disabled };
});
afterAll(() => world.close());

interface Call {
  method: Method;
  path: string;
}

/** Every endpoint under each of its paths. */
const calls: Call[] = Object.values(REGISTRY)
  .flatMap((domain): Endpoint[] => Object.values(domain))
  .flatMap(({ method, path, aliases = [] }) => [path, ...aliases].map((each) => ({ method, path: each })));
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** With access, the input is validated, which refuses an unknown field: so access is tested without side effects. */
async function met({ method, path }: Call, person: Person): Promise<string> {
  const url = `${path.replaceAll(/:\w+/g, '01900000-0000-7000-8000-000000000999')}?noCallKnowsThis=1`;
  const answer = await clients[person].raw({
    method,
    url,
    ...(method !== 'GET' && method !== 'DELETE' && { body: {} }),
  });
  // What is no path of the API refuses with a page, which has no code, or is a file and passes over what a link adds.
  const isPageOrFile = !path.startsWith('/api/');
  if (answer.status === 400 && (answer.code === 'invalid_input' || isPageOrFile)) return 'in';
  if (answer.status === 200 && isPageOrFile) return 'in';
  return `${answer.status}`;
}

test('every call has its line in api/test/rules/access-table.ts', () => {
  const missing = calls.map(nameOf).filter((name) => !(name in ACCESS));
  expect(missing, "who may make these calls? Add a line for each, like: 'GET /api/thing': signedIn,").toEqual(
    [],
  );
});

test('api/test/rules/access-table.ts has no line without a call', () => {
  const names = new Set(calls.map(nameOf));
  const left = Object.keys(ACCESS).filter((name) => !names.has(name));
  expect(left, 'no endpoint of the contract: correct these lines or take them out').toEqual([]);
});

test('S15 every call lets in whom api/test/rules/access-table.ts says and nobody else', async () => {
  const wrong: string[] = [];
  for (const call of calls) {
    const door = ACCESS[nameOf(call)];
    for (const person of PEOPLE) {
      const did = await met(call, person);
      if (door && door[person] !== did) wrong.push(`${nameOf(call)}, ${person}: ${did}, not ${door[person]}`);
    }
  }
  expect(wrong).toEqual([]);
});

const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ 'x-access': z.string() }))),
});

test('the document has every call of the contract, and says whom the table lets in', async () => {
  const { paths } = Document.parse((await world.app.inject({ url: '/api/openapi.json' })).json());
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { 'x-access': access }]) => ({
      name: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      access,
    })),
  );
  expect(documented.map(({ name }) => name).toSorted()).toEqual(calls.map(nameOf).toSorted());
  const wrong = documented.filter(({ name, access }) => {
    const door = ACCESS[name];
    return door && !saysWhom(access).every((says, at) => says === (door[PEOPLE[at] ?? 'disabled'] === 'in'));
  });
  expect(wrong).toEqual([]);
});

/** Whether the documented access includes anonymous users, clients, professionals and admins. */
function saysWhom(access: string): boolean[] {
  if (access === 'public' || access === 'cookie') return [true, true, true, true];
  return [false, ...ROLES.map((role) => access === 'any' || access.split(',').includes(role))];
}

test('a call that lives by the cookie refuses whoever has none', async () => {
  for (const url of ['/api/auth/refresh', '/api/auth/refresh/reauth']) {
    const answer = await clients.CLIENT.raw({ method: 'POST', url, body: {} });
    expect(answer).toMatchObject({ status: 401, code: 'unauthenticated' });
  }
});
