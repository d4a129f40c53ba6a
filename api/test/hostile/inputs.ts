import type { Endpoint } from '@parley/contract/endpoint.ts';
import { nothing } from '@parley/contract/fields.ts';
import fc from 'fast-check';
import { z } from 'zod';

/** What is sent to an endpoint, as it is before it is put on the wire. */
export interface Sent {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

const Node = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  minItems: z.int().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.int().optional(),
  get anyOf() {
    return z.array(Node).optional();
  },
  get items() {
    return Node.optional();
  },
  get properties() {
    return z.record(z.string(), Node).optional();
  },
});
/** What we read of a JSON schema. */
export type Node = z.infer<typeof Node>;
/** Ids to send, by the name of the field; `id` for any. */
export type Ids = Record<string, readonly string[] | undefined>;

type Values = fc.Arbitrary<unknown>;

const cursorOf = (...key: unknown[]) => Buffer.from(JSON.stringify(key)).toString('base64url');
const someId = '01900000-0000-7000-8000-00000000abcd';
const weekdayAhead = new Date(Date.now() + 21 * 86_400_000);
weekdayAhead.setUTCHours(15, 0, 0, 0);
weekdayAhead.setUTCDate(weekdayAhead.getUTCDate() + ((9 - weekdayAhead.getUTCDay()) % 7));
const INSTANTS = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '1970-01-01T00:00:00.000Z',
  '2026-12-24T14:15:00.123456789Z',
  weekdayAhead.toISOString(),
  '9998-12-31T00:00:00Z',
  '9999-12-31T23:45:00Z',
];
const CURSORS = [
  'no cursor',
  cursorOf('not an instant', someId),
  cursorOf('0000-01-01T00:00:00.000Z', someId),
  cursorOf('2026-01-01T00:00:00.000Z', someId),
  cursorOf('2026-01-01T00:00:00.000Z', 'no id'),
  cursorOf(5, someId),
  cursorOf(1e300, someId),
  cursorOf(-1e-300, someId),
  cursorOf({}, []),
];
/** Values that fit where the schema alone does not say how to make one. */
const BY_NAME: Record<string, readonly unknown[]> = {
  email: ['clara@clients.test', 'nobody@nowhere.test'],
  timeZone: ['Europe/Berlin', 'Asia/Kathmandu'],
  code: ['000000', '123456'],
  cursor: CURSORS,
  url: ['https://example.com/work'],
  secret: ['0'.repeat(64)],
  localDate: ['2026-12-24', '2026-12-24T10:15:00'],
};
const WORDS = ['Plain words', 'Ünï 😀 wörds', "'; drop table users; --", String.raw`100 % _ \ "quoted`];

/** Values that no schema of ours is made for. */
const HOSTILE: readonly unknown[] = [
  [null, true, [[]], [], {}, { a: 1 }, [nested(12)], nested(60)],
  [manyKeys(30, 'k'), manyKeys(12, '\u0001'.repeat(900)), Array.from({ length: 900 }, () => ({ x: 0 }))],
  [0, -1, 1.5, 2_147_483_648, -2_147_483_649, 2 ** 53, 9.3e18, 1e308],
  ['', ' ', '\0', 'a\0b', '\ud800', 'x'.repeat(9_000), '[]', 'null', '1e999', '-0', '0x10', '\u202e'],
  ['0000-00-00', '0000-01-01', '+275760-09-14T00:00:00Z', '2026-02-30T00:00:00Z', 'europe/berlin'],
].flat();

function manyKeys(count: number, prefix: string) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, 0]));
}

function nested(depth: number): unknown {
  return depth === 0 ? [] : [nested(depth - 1)];
}

/** Inputs of an endpoint that are what it asks for, at the edges of it, or spoiled in one place. */
export function inputsOf(endpoint: Endpoint, ids: Ids): fc.Arbitrary<Sent> {
  const part = (schema: z.ZodType = nothing) => valuesOf(nodeOf(schema), '', ids);
  const fields = (schema?: z.ZodType) =>
    part(schema).map((value) => Object.fromEntries(Object.entries(Object(value))));
  const whole: fc.Arbitrary<Sent> = fc.record({
    params: fields(endpoint.params),
    query: fields(endpoint.query),
    body: part(endpoint.body),
  });
  return whole.chain((sent) =>
    fc.oneof({ weight: 1, arbitrary: fc.constant(sent) }, { weight: 3, arbitrary: spoiled(sent) }),
  );
}

export const nodeOf = (schema: z.ZodType) =>
  Node.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

function valuesOf(node: Node, name: string, ids: Ids): Values {
  const known = BY_NAME[name];
  if (known) return fc.constantFrom(...known);
  if (node.anyOf) return fc.oneof(...node.anyOf.map((each) => valuesOf(each, name, ids)));
  if (node.enum) return fc.constantFrom(...node.enum);
  if (node.const !== undefined) return fc.constant(node.const);
  return (BY_TYPE[node.type ?? ''] ?? untyped)(node, name, ids);
}

const BY_TYPE: Record<string, (node: Node, name: string, ids: Ids) => Values> = {
  object: ({ properties = {}, required = [] }, _name, ids) => {
    const fields = Object.entries(properties).map(([key, each]) => [key, valuesOf(each, key, ids)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: required });
  },
  array: ({ items = {}, minItems = 0 }, name, ids) =>
    fc.array(valuesOf(items, name, ids), { minLength: minItems, maxLength: minItems + 2 }),
  string: ({ format, minLength = 0 }, name, ids) => {
    if (format === 'uuid') return fc.constantFrom(...(ids[name] ?? []), someId);
    if (format === 'date-time') return fc.constantFrom(...INSTANTS);
    if (format === 'date')
      return fc.constantFrom(weekdayAhead.toISOString().slice(0, 10), '0001-01-01', '9999-12-31');
    return fc.constantFrom(...WORDS.map((word) => word.padEnd(minLength, '.')));
  },
  integer: ({ minimum = -9_000, maximum = 9_000 }) =>
    fc.constantFrom(minimum, maximum, Math.min(maximum, minimum + 15)),
  number: () => fc.constantFrom(1, 4.5, 60),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

/** What is read from text, such as numbers in an address. */
const untyped = () => fc.constantFrom('1', '12', '60', '99999999', 'true');

type Place = readonly [part: keyof Sent, ...path: string[]];

/** The same with one value replaced, taken away or added. */
function spoiled(sent: Sent): fc.Arbitrary<Sent> {
  const places = [
    ...placesIn(sent.params, ['params']),
    ...placesIn(sent.query, ['query']),
    ...placesIn(sent.body, ['body']),
  ];
  const extra = fc.constantFrom('role', 'userId', 'status', 'isAdmin', '__proto__', 'constructor', 'é😀');
  const added = fc
    .record({ part: fc.constantFrom('query' as const, 'body' as const), key: extra })
    .map(({ part, key }) => changed(sent, [part, key], 'ADMIN'));
  if (places.length === 0)
    return fc.oneof(
      added,
      fc.constantFrom(...HOSTILE).map((body) => ({ ...sent, body })),
    );
  const replaced = fc
    .record({ place: fc.constantFrom(...places), value: fc.constantFrom(...HOSTILE, undefined) })
    .map(({ place, value }) => changed(sent, place, value));
  return fc.oneof(added, { weight: 5, arbitrary: replaced });
}

function placesIn(value: unknown, place: Place): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const inside = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...place, key]));
  return place.length > 1 ? [place, ...inside] : inside;
}

function changed(sent: Sent, [part, ...path]: Place, value: unknown): Sent {
  return { ...sent, [part]: withValue(sent[part], path, value) };
}

function withValue(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((part, index) => (String(index) === key ? withValue(part, rest, value) : part));
  const entries = Object.entries(Object(whole)).filter(([name]) => name !== key);
  const part = withValue(Object(whole)[key], rest, value);
  return Object.fromEntries(part === undefined ? entries : [...entries, [key, part]]);
}

/** The request of an input, and whether the contract lets it in. */
export function requestOf(endpoint: Endpoint, { params, query, body }: Sent) {
  const named = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, wordOf(value)]));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(named[name] ?? 'none'),
  );
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, textOf(one).toWellFormed()] as const),
  );
  const takesBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const text = takesBody ? JSON.stringify(body) : undefined;
  const read = { params: named, query: grouped(pairs), body: text === undefined ? {} : JSON.parse(text) };
  return {
    method: endpoint.method,
    url:
      pairs.length > 0 ? `${path}?${new URLSearchParams(pairs.map((pair) => [...pair])).toString()}` : path,
    headers: text === undefined ? {} : { 'content-type': 'application/json' },
    payload: text,
    isGood: isGood(endpoint, read),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none'));

/** One part of a path: not empty, no dots that would lead elsewhere, no longer than the router takes. */
function wordOf(value: unknown): string {
  return textOf(value).toWellFormed().slice(0, 150) || 'none';
}

function grouped(pairs: readonly (readonly [string, string])[]): Record<string, string | string[]> {
  const groups = Map.groupBy(pairs, ([name]) => name);
  return Object.fromEntries(
    [...groups].map(([name, all]) => [
      name,
      all.length > 1 ? all.map(([, one]) => one) : (all[0]?.[1] ?? ''),
    ]),
  );
}

/** A NUL or a lone surrogate, as JSON escapes them; not the same letters after an escaped backslash. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

function isGood(endpoint: Endpoint, read: { params: unknown; query: unknown; body: unknown }): boolean {
  if (UNSTORABLE.test(JSON.stringify(read))) return false;
  const fits = (schema: z.ZodType | undefined, value: unknown) =>
    (schema ?? nothing).safeParse(value ?? {}).success;
  return (
    fits(endpoint.params, read.params) && fits(endpoint.query, read.query) && fits(endpoint.body, read.body)
  );
}
