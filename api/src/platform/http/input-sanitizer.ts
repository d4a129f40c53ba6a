import type { FieldError } from '@parley/contract/refusals.ts';
import { Refusal } from './refuse.ts';

/** The default body limit, several times our longest form. */
export const BODY_BYTES = 65_536;
const MAX_DEPTH = 20;
/** Above any schema's maximum: the fullest week of hours, with the one it replaces, has 1,140 values. */
const MAX_VALUES = 1_200;

const TOO_DEEP = /*i18n*/ 'This is nested too deeply.';
const TOO_MANY = /*i18n*/ 'This has too many values.';
const UNSTORABLE = /*i18n*/ 'This contains characters that can’t be stored.';

/**
 * Refuses JSON that nests deeper or holds more values than any schema allows, from its text alone: parsing and
 * validating cost time per value, so a huge body must be turned away before either.
 */
export function refusalOfJson(text: string): Refusal | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === COMMA) values += 1;
    else if (sign === BRACKET || sign === BRACE) {
      values += 1;
      depth += 1;
    } else if (sign === CLOSING_BRACKET || sign === CLOSING_BRACE) depth -= 1;
    if (depth > MAX_DEPTH) return sizeRefusal(TOO_DEEP);
    if (values > MAX_VALUES) return sizeRefusal(TOO_MANY);
  }
  return null;
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [BRACKET, CLOSING_BRACKET, BRACE, CLOSING_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The index of the closing quote, or the end of the text, which the parser then refuses. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Refuses input (parameters, query, body) with NUL bytes or lone surrogates, which PostgreSQL cannot store, and
 * applies the same size limits to query strings, which have another parser.
 */
export function checkInput(...parts: unknown[]): void {
  const fieldErrors: FieldError[] = [];
  let values = 0;
  const visit = (value: unknown, path: string, depth: number): void => {
    values += 1;
    if (values > MAX_VALUES) throw sizeRefusal(TOO_MANY);
    if (typeof value === 'string' && !isStorable(value)) fieldErrors.push({ path, message: UNSTORABLE });
    if (typeof value !== 'object' || value === null) return;
    if (depth >= MAX_DEPTH) throw sizeRefusal(TOO_DEEP);
    for (const [key, part] of Object.entries(value)) {
      if (!isStorable(key)) fieldErrors.push({ path, message: UNSTORABLE });
      visit(part, path ? `${path}.${key}` : key, depth + 1);
    }
  };
  for (const part of parts) visit(part, '', 0);
  if (fieldErrors.length > 0) throw new Refusal('invalid_input', fieldErrors);
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

const sizeRefusal = (message: string) => new Refusal('invalid_input', [{ path: '', message }]);
