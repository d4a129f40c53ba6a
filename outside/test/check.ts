import { Ajv } from 'ajv';
import type { Mismatch } from '../src/objects/shapes.ts';
import { keptSchema } from './kept-schema.ts';

const schema = await keptSchema();
const checker = (coerceTypes: boolean) =>
  new Ajv({ strict: false, allowUnionTypes: true, coerceTypes }).addSchema(schema, 'stripe');

/** A form body carries only text, so its numbers and booleans are read out of it; an answer says what it means. */
const by = { form: checker(true), json: checker(false) };

/** Null when the value fits; an unknown shape is an error of the test. */
export const mismatch: Mismatch = (shape, value, as) => {
  const fits = by[as].getSchema(`stripe#/definitions/${shape}`);
  if (!fits) throw new Error(`no shape ${shape}`);
  // Reading text as numbers changes the value in place: never the one that is used
  return fits(structuredClone(value)) ? null : by[as].errorsText(fits.errors);
};
