import { Ajv } from 'ajv';
import type { Mismatch } from '../src/objects/shapes.ts';
import { keptSchema } from './kept-schema.ts';

const schema = await keptSchema();
const checker = (coerceTypes: boolean) =>
  new Ajv({ strict: false, allowUnionTypes: true, coerceTypes }).addSchema(schema, 'stripe');

/** Form bodies contain only text, so numbers and booleans are coerced; answers are typed. */
const by = { form: checker(true), json: checker(false) };

/** Null when the value fits; an unknown shape is an error of the test. */
export const mismatch: Mismatch = (shape, value, as) => {
  const fits = by[as].getSchema(`stripe#/definitions/${shape}`);
  if (!fits) throw new Error(`no shape ${shape}`);
  // Coercion changes the value in place, so validate a copy
  return fits(structuredClone(value)) ? null : by[as].errorsText(fits.errors);
};
