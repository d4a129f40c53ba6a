import type { Endpoint } from '@parley/contract/endpoint.ts';
import { nothing } from '@parley/contract/fields.ts';
import { REGISTRY } from '@parley/contract/registry.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** The limits as SECURITY.md states them. */
const MAX_BYTES = 64 * 1024;
const MAX_VALUES = 1_200;
/** A text without a bound of its own: a code, a token or a password. */
const USUAL_TEXT = 300;
const BYTES_PER_CHARACTER = 3;
/** Dates as YYYY-MM-DD, instants down to nanoseconds, ids as 32 digits and four hyphens. */
const FORMATS: Record<string, number> = { date: 10, 'date-time': 30, uuid: 36 };

const Node = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  maxLength: z.int().optional(),
  maxItems: z.int().optional(),
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
type Node = z.infer<typeof Node>;

interface Size {
  bytes: number;
  values: number;
}

/** The size of the largest JSON that fits a schema. */
function largest({
  type,
  anyOf,
  items,
  properties,
  format = '',
  maxLength = FORMATS[format] ?? USUAL_TEXT,
  maxItems = Infinity,
}: Node): Size {
  if (anyOf) return anyOf.map(largest).reduce((one, other) => (one.bytes > other.bytes ? one : other));
  if (type === 'string') return { bytes: maxLength * BYTES_PER_CHARACTER + 2, values: 1 };
  if (type === 'array') {
    const { bytes, values } = largest(items ?? {});
    return { bytes: maxItems * (bytes + 1) + 2, values: maxItems * values + 1 };
  }
  const fields = Object.entries(properties ?? {}).map(([name, field]) => {
    const { bytes, values } = largest(field);
    return { bytes: bytes + name.length + 4, values };
  });
  return fields.reduce(
    (sum, { bytes, values }) => ({ bytes: sum.bytes + bytes, values: sum.values + values }),
    { bytes: 25, values: 1 },
  );
}

test('the largest input that a call takes is within the limits of a body', () => {
  const endpoints = Object.values(REGISTRY).flatMap((domain): Endpoint[] => Object.values(domain));
  const wrong = endpoints.flatMap(({ method, path, body = nothing, bodyLimit = MAX_BYTES }) => {
    const { bytes, values } = largest(
      Node.parse(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })),
    );
    const fits = bytes <= bodyLimit && values <= MAX_VALUES;
    return fits ? [] : [`${method} ${path}: ${bytes} bytes, ${values} values`];
  });
  expect(wrong).toEqual([]);
});
