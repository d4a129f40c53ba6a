import type { Fields, Form } from './form.ts';
import { invalid } from './refusal.ts';

/** Parses a parameter; `at`: its name as in Stripe's errors. */
export type Reader<T> = (value: Form | undefined, at: string) => T;

export const text: Reader<string> = (value, at) => {
  if (value === undefined) throw invalid(`Missing required param: ${at}.`, 'parameter_missing', at);
  if (typeof value !== 'string') throw invalid(`Invalid string: ${at}`, undefined, at);
  if (value === '') throw invalid(`You passed an empty string for '${at}'.`, 'parameter_invalid_empty', at);
  return value;
};

export const whole: Reader<number> = (value, at) => {
  const written = text(value, at);
  if (!/^-?\d{1,15}$/.test(written)) {
    throw invalid(`Invalid integer: ${written}`, 'parameter_invalid_integer', at);
  }
  return Number(written);
};

export const amount: Reader<number> = (value, at) => {
  const cents = whole(value, at);
  if (cents < 1)
    throw invalid('This value must be greater than or equal to 1.', 'parameter_invalid_integer', at);
  if (cents > 99_999_999) throw invalid('Amount must be no more than 999,999.99', 'amount_too_large', at);
  return cents;
};

export const fraction: Reader<number> = (value, at) => {
  const number = Number(text(value, at));
  if (!(number >= 0 && number <= 1)) throw invalid(`${at} must be between 0 and 1`, undefined, at);
  return number;
};

export const flag: Reader<boolean> = (value, at) => {
  const written = text(value, at);
  if (written !== 'true' && written !== 'false') throw invalid(`Invalid boolean: ${written}`, undefined, at);
  return written === 'true';
};

export const address: Reader<string> = (value, at) => {
  const written = text(value, at);
  if (!/^https?:\/\//.test(written) || !URL.canParse(written))
    throw invalid('Not a valid URL', 'url_invalid', at);
  return written;
};

/** An ISO instant, as seconds since 1970. */
export const instant: Reader<number> = (value, at) => {
  const ms = Date.parse(text(value, at));
  if (Number.isNaN(ms)) throw invalid(`Invalid instant: ${at}`, undefined, at);
  return Math.floor(ms / 1000);
};

export function word<const W extends string>(...words: W[]): Reader<W> {
  return (value, at) => {
    const written = text(value, at);
    const found = words.find((one) => one === written);
    if (found === undefined)
      throw invalid(`Invalid ${at}: must be one of ${words.join(', ')}`, undefined, at);
    return found;
  };
}

export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value, at) => (value === undefined ? undefined : reader(value, at));
}

export function list<T>(reader: Reader<T>): Reader<T[]> {
  return (value, at) => {
    if (value === undefined) throw invalid(`Missing required param: ${at}.`, 'parameter_missing', at);
    if (!Array.isArray(value)) throw invalid(`Invalid array: ${at}`, undefined, at);
    return value.map((one, index) => reader(one, `${at}[${index}]`));
  };
}

export const metadata: Reader<Record<string, string>> = (value, at) => {
  const entries = Object.entries(fieldsOf(value ?? {}, at));
  if (entries.length > 50) throw invalid('You can only have up to 50 metadata keys.', undefined, at);
  return Object.fromEntries(entries.map(([name, one]) => [name, text(one, `${at}[${name}]`)]));
};

/** Named parameters; unknown names are refused, as by Stripe. */
export function record<T>(shape: { [Name in keyof T]: Reader<T[Name]> }): Reader<T> {
  return (value, at) => {
    const fields = fieldsOf(value ?? {}, at);
    const inside = (name: string) => (at === '' ? name : `${at}[${name}]`);
    for (const name of Object.keys(fields)) {
      if (Object.hasOwn(shape, name)) continue;
      throw invalid(`Received unknown parameter: ${inside(name)}`, 'parameter_unknown', inside(name));
    }
    const read: Partial<T> = {};
    for (const name in shape) read[name] = shape[name](fields[name], inside(name));
    if (!isWhole(read, shape)) throw invalid(`Incomplete: ${at}`);
    return read;
  };
}

function isWhole<T>(read: Partial<T>, shape: { [Name in keyof T]: Reader<T[Name]> }): read is T {
  return Object.keys(shape).every((name) => name in read);
}

function fieldsOf(value: Form, at: string): Fields {
  if (typeof value === 'string' || Array.isArray(value))
    throw invalid(`Invalid object: ${at}`, undefined, at);
  return value;
}
