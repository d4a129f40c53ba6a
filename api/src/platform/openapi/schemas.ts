import { SCHEMAS } from '@parley/contract/schemas.ts';
import { z } from 'zod';

export type Json = Record<string, unknown>;
type Io = 'input' | 'output';

/** The contract's capitalized schema exports, by name. */
const SHAPES = new Map<string, z.ZodType>(
  SCHEMAS.flatMap((module): [string, unknown][] => Object.entries(module)).flatMap(([name, shape]) =>
    shape instanceof z.ZodType && /^[A-Z]/.test(name) ? [[name, shape]] : [],
  ),
);

/** zod refers to schemas registered here by $ref instead of inlining them. */
const names = z.registry<{ id: string }>();
for (const [id, shape] of SHAPES) names.add(shape, { id });

const jsonOf = (schema: z.ZodType, io: Io) =>
  z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      // A custom registry does not carry the descriptions of zod's global one.
      const { description } = z.globalRegistry.get(zodSchema) ?? {};
      if (description !== undefined) jsonSchema.description = description;
      nameEachKey(jsonSchema);
    },
  });

/** Records over an enum as objects with properties, which more tools support. */
function nameEachKey(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, required, additionalProperties: each } = schema;
  if (!propertyNames || !required || typeof each !== 'object') return;
  schema.properties = Object.fromEntries(required.map((key) => [key, each]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}

/** Endpoint schemas as JSON Schema, with named schemas apart. */
export interface Schemas {
  schemaOf: (schema: z.ZodType, io: Io) => Json;
  /** Adds the named schemas that a part of the document refers to, transitively. */
  withShapes: <T extends Json>(part: T) => T & { schemas: Json };
}

/** Converts every named schema. Those whose input differs from their output, such as by defaults, get a second name. */
export function namedSchemas(): Schemas {
  const everyShape = z.strictObject(Object.fromEntries(SHAPES));
  const sent = new Map<string, unknown>(Object.entries(jsonOf(everyShape, 'output').$defs ?? {}));
  const taken = new Map<string, unknown>(Object.entries(jsonOf(everyShape, 'input').$defs ?? {}));
  const isTakenOtherwise = (name: string): boolean =>
    JSON.stringify(sent.get(name)) !== JSON.stringify(taken.get(name)) ||
    refsIn(taken.get(name)).some(isTakenOtherwise);
  const takenOtherwise = new Set([...SHAPES.keys()].filter(isTakenOtherwise));
  const inputName = (name: string) => (takenOtherwise.has(name) ? `${name}Input` : name);
  const shapes = new Map([
    ...[...sent].map(([name, shape]): [string, unknown] => [name, withRefs(shape)]),
    ...[...takenOtherwise].map((name): [string, unknown] => [
      inputName(name),
      withRefs(taken.get(name), inputName),
    ]),
  ]);
  return {
    schemaOf(schema, io) {
      const { properties = {} } = jsonOf(z.strictObject({ schema }), io);
      return Object(withRefs(properties.schema, io === 'input' ? inputName : undefined));
    },
    withShapes(part) {
      const schemas: Json = {};
      const visit = (within: unknown) => {
        for (const name of refsIn(within)) {
          if (name in schemas || !shapes.has(name)) continue;
          schemas[name] = shapes.get(name);
          visit(schemas[name]);
        }
      };
      visit(part);
      // Input-only schemas need no suffix.
      const short = (name: string) => (isAlone(name, schemas) ? name.replace(/Input$/, '') : name);
      const named = Object.entries(schemas).map(([name, shape]) => [short(name), shape]);
      return Object(withRefs({ ...part, schemas: Object.fromEntries(named.toSorted(byName)) }, short));
    },
  };
}

const isAlone = (name: string, schemas: Json) => !(name.replace(/Input$/, '') in schemas);
const byName = ([one]: unknown[], [other]: unknown[]) => String(one).localeCompare(String(other), 'en');

const REF = /"\$ref":"#\/(?:\$defs|components\/schemas)\/([^"]+)"/g;

const refsIn = (part: unknown) => [...JSON.stringify(part).matchAll(REF)].map(([, name = '']) => name);

function withRefs(part: unknown, rename = (name: string) => name): unknown {
  const refer = (_whole: string, name: string) => `"$ref":"#/components/schemas/${rename(name)}"`;
  return JSON.parse(JSON.stringify(part).replaceAll(REF, refer));
}
