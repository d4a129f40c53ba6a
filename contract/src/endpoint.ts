import type { z } from 'zod';
import type { Access } from './access.ts';
import type { RefusalCode } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.ZodType | undefined;

/** One call of the product: what goes in, what comes out, who may make it and why it may be refused. */
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
  /** Other paths of the specification's shorthand that mean the same call. */
  aliases?: readonly string[];
  access: A;
  /** An access token that is no longer good counts as none, where the call works without one too. */
  ignoresStaleToken?: boolean;
  summary: string;
  params?: Pa;
  query?: Q;
  body?: B;
  /** The most bytes that the body may have, where the usual 64 KiB are too few; the form of a file counts its own. */
  bodyLimit?: number;
  /** The body is taken as bytes, for its signature; it has no schema. */
  raw?: true;
  /** The body is one file: `multipart/form-data` with one part named `file` and nothing else; it has no schema. */
  upload?: true;
  /**
   * What a repeat under the same Idempotency-Key does. `once`, for whoever is signed in, unless said otherwise: gets the first
   * answer. `afresh`: does it again, which is harmless here, as the answer may hold a secret or the processor's latest word.
   */
  repeat?: 'once' | 'afresh';
  /** The shape of `data` in the envelope. */
  reply: R;
  /** 201 where something is created, else 200. */
  status?: 200 | 201;
  /** The envelope's `message`, where the specification words it. */
  message?: string;
  /** The refusals beyond bad input, access and not found that a caller should expect. */
  refusals?: readonly RefusalCode[];
}

/**
 * Whether an Idempotency-Key is looked at. Not for reads; not for signing in and up, which answer with tokens and know no
 * account whose key it could be; not for uploads: a repeat is known only after all of its bytes, and a spare copy costs nothing.
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
/** A name ends at the ending of a file. */
type Bare<Name extends string> = Name extends `${infer Before}.${string}` ? Before : Name;

type NeedsParams<P extends string, Pa extends Schema> = [PathParams<P>] extends [never]
  ? { params?: undefined }
  : Pa extends z.ZodType
    ? [PathParams<P>] extends [keyof z.input<Pa>]
      ? { params: Pa }
      : never
    : never;

/** Declares an endpoint; a path parameter without a schema, or without `access`, does not compile. */
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
/** What a handler gets once the schemas have read the input. */
export type Received<E> = Parts<E, 'output'>;
/** `data` of the reply. */
export type Reply<E> =
  E extends Endpoint<Method, string, Access, infer R, Schema, Schema, Schema> ? z.output<R> : never;
