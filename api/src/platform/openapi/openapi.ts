import { accessText } from '@parley/contract/access.ts';
import { scopeOf } from '@parley/contract/auth/scope-table.ts';
import { KEY_PREFIX } from '@parley/contract/auth/scopes.ts';
import type { Endpoint } from '@parley/contract/endpoint.ts';
import { currency } from '@parley/contract/money.ts';
import { REGISTRY } from '@parley/contract/registry.ts';
import { REFUSALS, type RefusalCode } from '@parley/contract/refusals.ts';
import { TEST_EVENT } from '@parley/contract/webhooks/event-names.ts';
import { TestEvent, WEBHOOK_EVENTS } from '@parley/contract/webhooks/events.ts';
import { z } from 'zod';
import { namedSchemas, type Json, type Schemas } from './schemas.ts';
import { TAGS } from './tags.ts';

/** An endpoint with its domain and export name. */
export type NamedEndpoint = Endpoint & { domain: string; name: string };

/** By domain, and by name whatever order a bundler leaves exports in. */
export const everyEndpoint = (): NamedEndpoint[] =>
  Object.entries(REGISTRY).flatMap(([domain, named]) =>
    Object.entries<Endpoint>(named)
      .map(([name, endpoint]) => ({ ...endpoint, domain, name }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  );

/** The OpenAPI 3.1 document; `x-access` lists who may call an endpoint, `x-currency` names what amounts are in. */
export function openapi(endpoints: readonly NamedEndpoint[], publicUrl: string): Json {
  const schemas = namedSchemas();
  const pages: Json = {};
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    for (const [index, path] of [endpoint.path, ...(endpoint.aliases ?? [])].entries()) {
      const address = path.replaceAll(/:(\w+)/g, '{$1}');
      const operationId = index === 0 ? endpoint.name : `${endpoint.name}ByAlias${index > 1 ? index : ''}`;
      const method = endpoint.method.toLowerCase();
      paths[address] = {
        ...paths[address],
        [method]: { operationId, ...operation(endpoint, schemas, pages) },
      };
    }
  }
  const shaped = schemas.withShapes({ paths, pages, webhooks: webhooks(schemas) });
  return {
    openapi: '3.1.0',
    info: info(),
    servers: [{ url: new URL(publicUrl).origin, description: 'This installation.' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: SECURITY,
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      headers: { RetryAfter: RETRY_AFTER },
      responses: SHARED,
      schemas: { Refusal: REFUSAL, ...shaped.pages, ...shaped.schemas },
    },
    paths: shaped.paths,
    webhooks: shaped.webhooks,
  };
}

/** What webhooks tell, by event. */
function webhooks({ schemaOf }: Schemas): Record<string, Json> {
  return Object.fromEntries(
    Object.entries({ ...WEBHOOK_EVENTS, [TEST_EVENT]: TestEvent }).map(([type, data]) => [
      type,
      {
        post: {
          operationId: `told${type.replaceAll(/(?:^|\.)(\w)/g, (_match, first: string) => first.toUpperCase())}`,
          tags: ['webhooks'],
          summary: `${type}, signed as Standard Webhooks has it.`,
          security: [],
          requestBody: {
            required: true,
            content: json({
              type: 'object',
              properties: { type: { const: type }, timestamp: INSTANT, data: schemaOf(data, 'output') },
              required: ['type', 'timestamp', 'data'],
            }),
          },
          responses: { '2XX': { description: 'Taken. Anything else is tried again.' }, 410: GONE },
        },
      },
    ]),
  );
}
const INSTANT = { type: 'string', format: 'date-time' };
const GONE = { description: 'Turns the webhook off.' };

const info = () => ({
  title: 'Parley',
  version: '1',
  description: `Every call of the product. Responses are \`{ status, message, data }\`; refusals also have a stable \`code\` and, for invalid input, \`errors\`. Amounts end in \`Cents\` and are hundredths of ${currency()}, the currency of this installation.`,
  'x-currency': currency(),
  license: { name: 'MIT', identifier: 'MIT' },
});
const SECURITY = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token returned when signing in; valid for 15 minutes.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: `${KEY_PREFIX}…`,
    description:
      'An API key, made in the settings. A call needs the scope it names (`x-scope`); calls without one take no keys, but for what is public.',
  },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'parley_refresh',
    description: 'Set when signing in; over https its name starts with `__Secure-`.',
  },
};
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description:
    'A value you choose, such as a UUID. Repeated with the same key within 24 hours, a request takes effect once and gets the first response; a different request with that key is refused with `idempotency_conflict`.',
};
const RETRY_AFTER = {
  schema: { type: 'integer', minimum: 1 },
  description: 'The number of seconds to wait before trying again.',
};

function operation(endpoint: NamedEndpoint, schemas: Schemas, pages: Json): Json {
  const { domain, summary, params, query, body, upload, raw } = endpoint;
  return {
    tags: [domain],
    summary,
    'x-access': accessText(endpoint.access),
    ...(keyScopeOf(endpoint) && { 'x-scope': keyScopeOf(endpoint) }),
    security: security(endpoint),
    parameters: [
      ...parameters(schemas, params, 'path'),
      ...parameters(schemas, query, 'query'),
      ...(acceptsIdempotencyKey(endpoint) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...((body || upload || raw) && { requestBody: requestBody(schemas, endpoint) }),
    responses: {
      [endpoint.status ?? 200]: {
        description: endpoint.message ?? 'OK',
        content: isBytes(endpoint) ? BYTES : json(envelope(schemas, endpoint, pages)),
      },
      ...refusals(endpoint),
    },
  };
}

function security(endpoint: Endpoint): Json[] {
  const { access } = endpoint;
  if (access === 'public') return [];
  if (access === 'cookie') return [{ refreshCookie: [] }];
  const scope = keyScopeOf(endpoint);
  return [{ bearer: [] }, ...(scope ? [{ apiKey: [scope] }] : [])];
}

/** The scope that a key must have; what is public takes none. */
const keyScopeOf = (endpoint: Endpoint) => (endpoint.access === 'public' ? null : scopeOf(endpoint));

const isOpen = ({ access }: Endpoint) => access === 'public' || access === 'cookie';
const acceptsIdempotencyKey = (endpoint: Endpoint) =>
  endpoint.method !== 'GET' && !endpoint.upload && !isOpen(endpoint);

/** One file in a form, or JSON. */
function requestBody({ schemaOf }: Schemas, { upload, body }: Endpoint): Json {
  if (!upload) {
    const isOptional = !body || body.safeParse({}).success;
    return { required: !isOptional, content: json(body ? schemaOf(body, 'input') : {}) };
  }
  const file = { type: 'string', format: 'binary' };
  const form = { type: 'object', properties: { file }, required: ['file'], additionalProperties: false };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}

const json = (schema: Json) => ({ 'application/json': { schema } });

/** Raw responses have no schema. */
const isBytes = ({ reply }: Endpoint) => reply instanceof z.ZodAny;
const BYTES = { '*/*': { schema: { type: 'string', format: 'binary' } } };

const envelope = ({ schemaOf }: Schemas, { reply }: Endpoint, pages: Json): Json => ({
  type: 'object',
  properties: {
    status: { type: 'integer' },
    message: { type: 'string' },
    data: pageNamed(schemaOf(reply, 'output'), pages),
  },
  required: ['status', 'message', 'data'],
});

const Page = z.object({
  properties: z.object({
    items: z.object({ items: z.object({ $ref: z.string() }) }),
    nextCursor: z.unknown(),
    total: z.unknown(),
  }),
});

/** Names pages of named schemas, like `ServiceCardPage`. */
function pageNamed(schema: Json, pages: Json): Json {
  const page = Page.safeParse(schema).data?.properties;
  if (!page?.nextCursor) return schema;
  const item = page.items.items.$ref.split('/').at(-1);
  const name = page.total ? `Counted${item}Page` : `${item}Page`;
  pages[name] = schema;
  return { $ref: `#/components/schemas/${name}` };
}

const REFUSAL: Json = {
  type: 'object',
  properties: {
    status: { type: 'integer' },
    message: { type: 'string' },
    data: { type: 'null' },
    code: { type: 'string', enum: Object.keys(REFUSALS) },
    errors: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
    requestId: { type: 'string' },
  },
  required: ['status', 'message', 'data', 'code'],
};

/** Types from the output schema; required only without a default. */
function parameters({ schemaOf }: Schemas, schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const { properties } = Properties.parse(schemaOf(schema, 'output'));
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: one,
  }));
}

const Properties = z.object({ properties: z.record(z.string(), z.unknown()).default({}) });

/** Responses by status; a status with a single common code is shared. */
function refusals(endpoint: Endpoint): Json {
  const statuses = Map.groupBy(codesOf(endpoint), (code) => REFUSALS[code][0]);
  return Object.fromEntries(
    [...statuses].map(([status, codes]) => {
      const [only = 'internal', ...others] = codes;
      const isShared = others.length === 0 && only in SHARED;
      return [status, isShared ? { $ref: `#/components/responses/${only}` } : refused(codes)];
    }),
  );
}

function refused(codes: readonly RefusalCode[]): Json {
  const isTemporary = codes.some((code) => REFUSALS[code][0] === 429 || REFUSALS[code][0] === 503);
  return {
    description: codes.map((code) => `\`${code}\`: ${REFUSALS[code][1]}`).join('\n\n'),
    ...(isTemporary && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
    content: json({ $ref: '#/components/schemas/Refusal' }),
  };
}

const SHARED: Json = Object.fromEntries(
  (
    [
      'invalid_input',
      'unauthenticated',
      'forbidden',
      'not_found',
      'too_slow',
      'idempotency_conflict',
      'too_large',
      'unsupported_media_type',
      'too_many_requests',
      'unavailable',
    ] as const
  ).map((code) => [code, refused([code])]),
);

/** The declared refusals, and those that any endpoint of its kind may return. */
export function codesOf(endpoint: Endpoint): Set<RefusalCode> {
  const { access, body, upload, raw } = endpoint;
  const hasBody = body ?? upload ?? raw;
  return new Set<RefusalCode>([
    // Also for unknown query or body fields.
    'invalid_input',
    ...(access === 'public' ? [] : (['unauthenticated'] as const)),
    ...(typeof access === 'string' ? [] : (['forbidden'] as const)),
    ...(isOpen(endpoint)
      ? []
      : [keyScopeOf(endpoint) ? ('scope_missing' as const) : ('key_not_accepted' as const)]),
    ...(hasBody ? (['too_slow', 'too_large'] as const) : []),
    ...((body ?? upload) ? (['unsupported_media_type'] as const) : []),
    ...(acceptsIdempotencyKey(endpoint) ? (['idempotency_conflict'] as const) : []),
    ...(endpoint.refusals ?? []),
    'too_many_requests',
    'unavailable',
  ]);
}
