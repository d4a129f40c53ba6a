import { createGenerator } from 'ts-json-schema-generator';

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

/** Numbers in stripe-node's types, whole numbers on the wire. */
const WHOLE =
  /^(amount(_.+)?|unit_amount|quantity|fee|net|created|expires_at|available_on|arrival_date|canceled_at)$/;

/** A strict JSON Schema of shapes.ts, made from stripe-node's own types. */
export function stripeSchema() {
  const [path, tsconfig] = ['shapes.ts', 'tsconfig.json'].map((file) => `${import.meta.dirname}/${file}`);
  const derived = createGenerator({
    ...(path && { path }),
    ...(tsconfig && { tsconfig }),
    type: '*',
    skipTypeCheck: true,
    additionalProperties: false,
  }).createSchema('*');
  // The names of symbols end with a number that the compiler counts up in each derivation.
  const schema: object = JSON.parse(JSON.stringify(derived).replaceAll(/(__@\w+)@\d+/g, '$1'));
  tighten(schema);
  return schema;
}

function tighten(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const schema: Schema = node;
  // The types leave every enum open for future values; a misspelled one must not pass here
  if (schema.anyOf?.some(isNamed)) schema.anyOf = schema.anyOf.filter((one) => !isAnyString(one));
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (WHOLE.test(name)) field.type = whole(field.type);
  }
  Object.values(node).forEach(tighten);
}

const isNamed = (one: Schema) => Boolean(one.enum ?? one.const);

const isAnyString = ({ $ref, type, ...one }: Schema) =>
  $ref?.endsWith('OtherString') || (type === 'string' && !('enum' in one || 'const' in one));

const whole = (type: Schema['type']): Schema['type'] => {
  if (Array.isArray(type)) return type.map((one) => (one === 'number' ? 'integer' : one));
  return type === 'number' ? 'integer' : type;
};
