import type { z } from 'zod';
import type { Access } from './access.ts';
import type { RefusalCode } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.ZodType | undefined;

/** An endpoint: input, reply, access and refusals. */
export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  A extends Access = Access,
  R extends z.ZodType = z.ZodType,
  Pa extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
> {
  method: M;
  /** Fastify's path syntax; each `:name` has a schema in `params`. */
  path: P;
  /** Alternative paths of the specification. */
  aliases?: readonly string[];
  access: A;
  /** For endpoints that also work signed out: an invalid access token counts as none. */
  ignoresStaleToken?: boolean;
  summary: string;
  params?: Pa;
  query?: Q;
  body?: B;
  /** The body limit in bytes, if the usual 64 KiB are too few; uploads count their own. */
  bodyLimit?: number;
  /** The body is taken as raw bytes, for its signature; it has no schema. */
  raw?: true;
  /** The body is one file: `multipart/form-data` with one part named `file` and nothing else; it has no schema. */
  upload?: true;
  /**
   * What a repeat with the same Idempotency-Key does. `once` (the default for signed-in users) gets the first reply.
   * `afresh` runs again, which is harmless there, because the reply may hold a secret or the processor's latest
   * state, or because the call knows its repeats by itself.
   */
  repeat?: 'once' | 'afresh';
  /** Whoever isn't signed in may get an answer that is some seconds old. Public reads only. */
  mayBeKept?: true;
  /** The shape of `data` in the envelope. */
  reply: R;
  /** 201 for a created resource, else 200. */
  status?: 200 | 201;
  /** The envelope's `message`, if the specification words it. */
  message?: string;
  /** Refusals besides invalid input and missing access. */
  refusals?: readonly RefusalCode[];
}

/**
 * Whether an Idempotency-Key is honored. Not for reads; not for signing in and up, which reply with tokens and have
 * no account that could own a key; not for uploads, where a repeat is known only after all of its bytes, and a spare
 * copy costs nothing.
 */
export function acceptsIdempotencyKey({ method, access, upload, raw, repeat }: Endpoint): boolean {
  if (method === 'GET' || upload || raw) return false;
  return repeat !== undefined || (access !== 'public' && access !== 'cookie');
}

type PathParams<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Bare<Name> | PathParams<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Bare<Name>
    : never;
/** A parameter's name ends before a file extension. */
type Bare<Name extends string> = Name extends `${infer Before}.${string}` ? Before : Name;

type NeedsParams<P extends string, Pa extends Schema> = [PathParams<P>] extends [never]
  ? { params?: undefined }
  : Pa extends z.ZodType
    ? [PathParams<P>] extends [keyof z.input<Pa>]
      ? { params: Pa }
      : never
    : never;

/** Declares an endpoint. Without `access`, or a schema for each path parameter, it does not compile. */
export function endpoint<
  const M extends Method,
  const P extends string,
  const A extends Access,
  R extends z.ZodType,
  Pa extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(definition: Endpoint<M, P, A, R, Pa, Q, B> & NeedsParams<P, Pa>): Endpoint<M, P, A, R, Pa, Q, B> {
  return definition;
}

type Part<K extends string, S, Side extends 'input' | 'output'> = S extends z.ZodType
  ? Side extends 'output'
    ? { [k in K]: z.output<S> }
    : Record<never, never> extends z.input<S>
      ? { [k in K]?: z.input<S> }
      : { [k in K]: z.input<S> }
  : unknown;
type Parts<E, Side extends 'input' | 'output'> =
  E extends Endpoint<Method, string, Access, z.ZodType, infer Pa, infer Q, infer B>
    ? Part<'params', Pa, Side> & Part<'query', Q, Side> & Part<'body', B, Side>
    : never;

/** What a caller sends. */
export type Input<E> = Parts<E, 'input'>;
/** What a handler gets after validation. */
export type Received<E> = Parts<E, 'output'>;
/** `data` of the reply. */
export type Reply<E> =
  E extends Endpoint<Method, string, Access, infer R, Schema, Schema, Schema> ? z.output<R> : never;
