import { ROLES, type Role } from '@parley/contract/access.ts';
import type { Endpoint } from '@parley/contract/endpoint.ts';
import { REGISTRY } from '@parley/contract/registry.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ada, ana, clara, milo } from './cast.ts';
import type { Client } from './client.ts';
import { createWorld, type World } from './world.ts';

const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ 'x-access': z.string() }))),
});
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
type Person = 'nobody' | Role | 'disabled';
interface Operation {
  method: (typeof METHODS)[number];
  path: string;
  access: string;
}

let world: World;
let operations: Operation[];
let clients: Record<Person, Client>;

beforeAll(async () => {
  world = await createWorld();
  operations = await readOperations();
  const [CLIENT, PROFESSIONAL, ADMIN, disabled] = await Promise.all(
    [clara, ana, ada, milo].map((each) => world.as(each)),
  );
  if (!CLIENT || !PROFESSIONAL || !ADMIN || !disabled) throw new Error('somebody of the cast is missing');
  await world.platform.db
    .updateTable('users')
    .set({ disabledAt: new Date() })
    .where('id', '=', milo.id)
    .execute();
  clients = { nobody: world.nobody, CLIENT, PROFESSIONAL, ADMIN, disabled };
});
afterAll(() => world.close());

async function readOperations(): Promise<Operation[]> {
  const { paths } = Document.parse((await world.app.inject({ url: '/api/openapi.json' })).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, { 'x-access': access }]) => {
      const method = METHODS.find((each) => each.toLowerCase() === name);
      if (!method) throw new Error(`${name} is no method of ours`);
      return { method, path, access };
    }),
  );
}

/** What a person should meet at the door: a 401, a 403, or the reading of what they sent. */
function expected({ access, ...operation }: Operation, person: Person): string {
  const allowed = access === 'public' || access === 'cookie';
  if (person === 'disabled') return access === 'cookie' || ignoresStaleToken(operation) ? 'in' : '401';
  if (person === 'nobody') return allowed ? 'in' : '401';
  return allowed || access === 'any' || access.split(',').includes(person) ? 'in' : '403';
}

const endpoints: readonly Endpoint[] = Object.values(REGISTRY).flatMap((domain): Endpoint[] =>
  Object.values(domain),
);

function ignoresStaleToken({ method, path }: Omit<Operation, 'access'>): boolean {
  const found = endpoints.find((each) => {
    const written = [each.path, ...(each.aliases ?? [])].map((one) => one.replaceAll(/:(\w+)/g, '{$1}'));
    return each.method === method && written.includes(path);
  });
  return found?.ignoresStaleToken ?? false;
}

/**
 * Who is let in gets as far as the reading of the input, which refuses a field that no call knows; so the door is
 * tried and nothing is ever done behind it.
 */
async function met({ method, path }: Operation, person: Person): Promise<string> {
  const url = `${path.replaceAll(/\{\w+\}/g, '01900000-0000-7000-8000-000000000999')}?noCallKnowsThis=1`;
  const answer = await clients[person].raw({
    method,
    url,
    ...(method !== 'GET' && method !== 'DELETE' && { body: {} }),
  });
  if (answer.status === 400 && answer.code === 'invalid_input') return 'in';
  return `${answer.status}`;
}

test('S15 every call lets in whom its access names and nobody else', async () => {
  const wrong: string[] = [];
  for (const operation of operations) {
    for (const person of ['nobody', ...ROLES, 'disabled'] as const) {
      const [should, did] = [expected(operation, person), await met(operation, person)];
      if (should !== did)
        wrong.push(
          `${operation.method} ${operation.path} (${operation.access}), ${person}: ${did}, not ${should}`,
        );
    }
  }
  expect(wrong).toEqual([]);
});

test('the document has every call of the contract, under each of its paths, with an access that is known', () => {
  const documented = operations.map(({ method, path }) => `${method} ${path}`);
  const declared = endpoints.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map((each) => `${method} ${each.replaceAll(/:(\w+)/g, '{$1}')}`),
  );
  expect(documented.toSorted()).toEqual(declared.toSorted());
  const known = new Set<string>(['public', 'cookie', 'any', ...ROLES]);
  for (const { access } of operations) expect(access.split(',').every((each) => known.has(each))).toBe(true);
});

test('a call that lives by the cookie refuses whoever has none', async () => {
  for (const { method, path } of operations.filter(({ access }) => access === 'cookie')) {
    const answer = await clients.CLIENT.raw({ method, url: path, body: {} });
    expect(answer).toMatchObject({ status: 401, code: 'unauthenticated' });
  }
});
