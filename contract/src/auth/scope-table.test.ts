import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { REGISTRY } from '../registry.ts';
import { scopeOf, TAKES_A_PERSON } from './scope-table.ts';

const endpoints = Object.entries(REGISTRY).flatMap(([domain, named]) =>
  Object.values<Endpoint>(named).map((endpoint) => ({ ...endpoint, domain })),
);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const scoped = endpoints.filter((endpoint) => scopeOf(endpoint) !== null);

/** The names of all fields, at any depth. */
function fieldsOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inside]) =>
    name === 'properties' ? [...Object.keys(Object(inside)), ...fieldsOf(inside)] : fieldsOf(inside),
  );
}
const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

describe('no API key', () => {
  test('does what asks for a password', () => {
    const asks = scoped.filter(
      ({ body }) => body && fieldsOf(shapeOf(body)).some((field) => /password/i.test(field)),
    );
    expect(asks.map(nameOf)).toEqual([]);
  });

  test('signs in, changes sessions, makes keys or acts as an admin', () => {
    const own = scoped.filter(
      ({ domain, access, path }) =>
        ['auth', 'admin', 'demo', 'sharing'].includes(domain) ||
        access === 'cookie' ||
        path.split('/').includes('admin'),
    );
    expect(own.map(nameOf)).toEqual([]);
  });

  test('writes what needs no account at all', () => {
    expect(
      scoped.filter(({ access, method }) => access === 'public' && method !== 'GET').map(nameOf),
    ).toEqual([]);
  });
});

test('whatever takes a person would be open to keys otherwise', () => {
  const left = [...TAKES_A_PERSON].filter((name) => {
    const endpoint = endpoints.find((each) => nameOf(each) === name);
    return !endpoint || endpoint.access === 'public' || endpoint.domain === 'auth';
  });
  expect(left).toEqual([]);
});

test.each([
  ['GET /api/users', 'profile:read'],
  ['PUT /api/users/professional', 'profile:write'],
  ['POST /api/availability/date', 'availability:write'],
  ['POST /api/job/jobPosting/invite', 'hiring:write'],
  ['GET /api/job/:id', 'jobs:read'],
  ['POST /api/job/:id/offers', 'jobs:write'],
  ['POST /api/chat/message', 'chat:write'],
  ['GET /api/payment/invoice/:id/invoice.pdf', 'payments:read'],
  ['GET /api/notification', 'notifications:read'],
  ['POST /api/upload/file', 'files:write'],
  ['POST /api/job/completed/:id', null],
  ['POST /api/payment/professional/externalAccount', null],
  ['DELETE /api/key/:id', null],
  ['DELETE /api/users', null],
])('%s takes a key with %s', (name, scope) => {
  const endpoint = endpoints.find((each) => nameOf(each) === name);
  expect(endpoint && scopeOf(endpoint)).toBe(scope);
});
