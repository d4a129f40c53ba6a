import { accessText } from '@parley/contract/access.ts';
import type { Endpoint } from '@parley/contract/endpoint.ts';
import { nothing } from '@parley/contract/fields.ts';
import { REFUSALS, type RefusalCode } from '@parley/contract/refusals.ts';
import { z } from 'zod';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
};

/** The OpenAPI 3.1 document of these endpoints; `x-access` says who may make each call. */
export function openapi(endpoints: readonly (Endpoint & { domain: string })[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const name = path.replaceAll(/:(\w+)/g, '{$1}');
      paths[name] = { ...paths[name], [endpoint.method.toLowerCase()]: operation(endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Parley', version: '1', description: 'Every call of the product.' },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Refusal: refusal },
    },
    paths,
  };
}

function operation(endpoint: Endpoint & { domain: string }): Json {
  const access = accessText(endpoint.access);
  const takesBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  return {
    tags: [endpoint.domain],
    summary: endpoint.summary,
    'x-access': access,
    ...(access !== 'public' && access !== 'cookie' && { security: [{ bearer: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(takesBody && { requestBody: requestBody(endpoint) }),
    responses: {
      [endpoint.status ?? 200]: { description: endpoint.message ?? 'OK', content: json(envelope(endpoint)) },
      ...refusals(endpoint),
    },
  };
}

/** One file in a form, or JSON. */
function requestBody({ upload, body }: Endpoint): Json {
  if (!upload) return { content: { 'application/json': { schema: schemaOf(body ?? nothing, 'input') } } };
  const file = { type: 'string', format: 'binary' };
  const form = { type: 'object', properties: { file }, required: ['file'], additionalProperties: false };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}

const json = (schema: Json) => ({ 'application/json': { schema } });

const envelope = (endpoint: Endpoint): Json => ({
  type: 'object',
  properties: {
    status: { type: 'integer' },
    message: { type: 'string' },
    data: schemaOf(endpoint.reply, 'output'),
  },
  required: ['status', 'message', 'data'],
});

const refusal: Json = {
  type: 'object',
  properties: {
    status: { type: 'integer' },
    message: { type: 'string' },
    data: { type: 'null' },
    code: { enum: Object.keys(REFUSALS) },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
  required: ['status', 'message', 'data', 'code'],
};

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: one,
  }));
}

function refusals(endpoint: Endpoint): Json {
  const codes: RefusalCode[] = ['invalid_input', ...(endpoint.refusals ?? [])];
  const statuses = new Map<number, string[]>();
  for (const code of codes)
    statuses.set(REFUSALS[code][0], [...(statuses.get(REFUSALS[code][0]) ?? []), code]);
  return Object.fromEntries(
    [...statuses].map(([status, of]) => [
      status,
      { description: of.join(', '), content: json({ $ref: '#/components/schemas/Refusal' }) },
    ]),
  );
}
