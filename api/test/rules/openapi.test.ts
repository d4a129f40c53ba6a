import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CLIENT_MESSAGES, SERVER_MESSAGES } from '@parley/contract/live.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { clientTypes } from '../../../client/generate/client-types.ts';
import { createWorld, type World } from '../world.ts';

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.object({ $ref: z.string().optional(), name: z.string().optional() })),
  responses: z.record(z.string(), z.unknown()),
});
const Document = z.object({
  info: z.object({ description: z.string(), 'x-currency': z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

/** The product's main types. */
const NAMED =
  'Service ServiceCard ServiceFields CountedServiceCardPage JobPosting Negotiation Job Appointment Message JobEvent Payment Review Ticket Certificate Notification Person Me Availability Refusal'.split(
    ' ',
  );

const Live = z.object({
  operations: z.record(z.string(), z.object({ action: z.enum(['send', 'receive']) })),
});

let world: World;
let source: string;
let document: z.infer<typeof Document>;
beforeAll(async () => {
  world = await createWorld({ settings: { PUBLIC_URL: 'https://parley.test', CURRENCY: 'EUR' } });
  source = (await world.app.inject({ url: '/api/openapi.json' })).body;
  document = Document.parse(JSON.parse(source));
});
afterAll(() => world.close());

const operationOf = (method: string, path: string) => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`there is no ${method} ${path}`);
  return operation;
};

test('the document keeps to the recommended rules of Redocly', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // The specification gives the paths, such as /api/job/history beside /api/job/{id}.
    rules: { 'no-ambiguous-paths': 'off' },
  });
  const problems = await lintFromString({ source, config });
  expect(
    problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer}`),
  ).toEqual([]);
});

test('the types of the client package are those of the document, with names for what the product is about', async () => {
  const types = readFileSync(path.join(import.meta.dirname, '../../../client/src/api.gen.ts'), 'utf8');
  expect(types === (await clientTypes()), 'client/src/api.gen.ts is old: run `npm run client`').toBe(true);
  const named = [...types.matchAll(/^export type (\w+) =/gm)].map(([, name = '']) => name);
  expect(named).toEqual(expect.arrayContaining(NAMED));
  const getService = types.slice(types.indexOf('    getService: {')).slice(0, 1_500);
  expect(getService).toContain('data: components["schemas"]["Service"]');
  const sendMessage = types.slice(types.indexOf('    sendMessage: {')).slice(0, 1_500);
  expect(sendMessage).toContain('"Idempotency-Key"?: components["parameters"]["IdempotencyKey"]');
});

test('the document says which currency amounts are in', () => {
  expect(document.info['x-currency']).toBe('EUR');
  expect(document.info.description).toContain('hundredths of EUR');
});

test('each call has an id of its own', () => {
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  expect(operationOf('get', '/api/service/{id}').operationId).toBe('getService');
});

test.each([
  ['get', '/api/service/all', [], false, [200, 400, 429, 503]],
  ['post', '/api/auth/login', [], false, [200, 400, 401, 403, 413, 415, 429, 503]],
  ['post', '/api/auth/refresh', [{ refreshCookie: [] }], false, [200, 400, 401, 403, 413, 415, 429, 503]],
  ['get', '/api/auth/sessions', [{ bearer: [] }], false, [200, 401, 403, 429, 503]],
  [
    'get',
    '/api/dashboard',
    [{ bearer: [] }, { apiKey: ['notifications:read'] }],
    false,
    [200, 401, 403, 429, 503],
  ],
  [
    'post',
    '/api/service/add',
    [{ bearer: [] }, { apiKey: ['profile:write'] }],
    true,
    [201, 400, 401, 403, 409, 413, 415, 429, 503],
  ],
  [
    'post',
    '/api/job/jobProposal',
    [{ bearer: [] }, { apiKey: ['hiring:write'] }],
    true,
    [201, 400, 401, 403, 404, 409, 413, 415, 429, 503],
  ],
  [
    'delete',
    '/api/service/{id}',
    [{ bearer: [] }, { apiKey: ['profile:write'] }],
    true,
    [200, 400, 401, 403, 404, 409, 429, 503],
  ],
  [
    'post',
    '/api/upload/image',
    [{ bearer: [] }, { apiKey: ['files:write'] }],
    false,
    [201, 400, 401, 413, 415, 429, 503],
  ],
] as const)('%s %s says who may call, whether it takes a key and how it is refused', (...expected) => {
  const [method, path, security, acceptsIdempotencyKey, statuses] = expected;
  const operation = operationOf(method, path);
  expect(operation.security).toEqual(security);
  const refs = operation.parameters.map(({ $ref }) => $ref);
  expect(refs.includes('#/components/parameters/IdempotencyKey')).toBe(acceptsIdempotencyKey);
  expect(Object.keys(operation.responses).map(Number)).toEqual(expect.arrayContaining([...statuses]));
});

test('the live channel has a document, too, which keeps to the same rules and leaves out no message', async () => {
  const source = (await world.app.inject({ url: '/api/asyncapi.json' })).body;
  const config = await createConfig({
    extends: ['recommended'],
    // Signing in is the first message.
    rules: { 'security-defined': 'off' },
  });
  const problems = await lintFromString({ source, config });
  expect(
    problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer}`),
  ).toEqual([]);
  const { operations } = Live.parse(JSON.parse(source));
  const actions = Object.values(operations).map(({ action }) => action);
  expect(actions.filter((action) => action === 'receive')).toHaveLength(Object.keys(CLIENT_MESSAGES).length);
  expect(actions.filter((action) => action === 'send')).toHaveLength(Object.keys(SERVER_MESSAGES).length);
});
