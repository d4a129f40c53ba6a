import type { paths } from './api.gen.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Answered {
  responses: object;
}

/** Every call that takes a key, like `GET /api/service/{id}`. */
export type Call = {
  [P in keyof paths]: {
    [M in Method]: paths[P][Lowercase<M>] extends Answered ? `${M} ${P}` : never;
  }[Method];
}[keyof paths];

type Operation<C extends Call> = C extends `${infer M extends Method} ${infer P extends keyof paths}`
  ? paths[P][Lowercase<M>]
  : never;

type Parameters<O> = O extends { parameters: infer P extends { path?: unknown; query?: unknown } }
  ? Pick<P, 'path' | 'query'>
  : never;

type Content<T> = T extends { 'application/json': infer Json }
  ? Json
  : T extends { 'multipart/form-data': unknown }
    ? FormData
    : never;

type Body<O> = O extends { requestBody: { content: infer T } }
  ? { body: Content<T> }
  : O extends { requestBody?: { content: infer T } }
    ? { body?: Content<T> }
    : never;

/** What can be given to any call besides its own parts. */
export interface CallOptions {
  /** Yours in place of a random one, so that a program that was restarted can repeat a write. At most 255 characters. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** What a call takes. */
export type InputOf<C extends Call> = Parameters<Operation<C>> & Body<Operation<C>> & CallOptions;

/** The same as arguments: nothing need be given where nothing is required. */
export type Arguments<C extends Call> =
  Record<never, never> extends InputOf<C> ? [input?: InputOf<C>] : [input: InputOf<C>];

type Response<O> = O extends { responses: { 200: infer R } }
  ? R
  : O extends { responses: { 201: infer R } }
    ? R
    : never;

/** What a call answers: the `data` of its envelope, or the bytes of a file. */
export type DataOf<C extends Call> =
  Response<Operation<C>> extends { content: { 'application/json': { data: infer Data } } } ? Data : Blob;

/** Calls that answer in pages. */
export type PagedCall = {
  [C in Call]: DataOf<C> extends { items: unknown[]; nextCursor: string | null } ? C : never;
}[Call];

export type ItemOf<C extends PagedCall> = DataOf<C> extends { items: (infer Item)[] } ? Item : never;
