import type { Access } from '@parley/contract/access.ts';
import {
  acceptsIdempotencyKey,
  type Endpoint,
  type Received,
  type Reply,
} from '@parley/contract/endpoint.ts';
import { nothing } from '@parley/contract/fields.ts';
import { REFUSALS, type FieldError } from '@parley/contract/refusals.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { currentReader, i18n, translated } from '../language/language.ts';
import { actorOf, checkAccess, type Actor } from '../security/guard.ts';
import { withinScope } from '../security/scope.ts';
import { httpOf, type Http } from './http.ts';
import { BODY_BYTES, checkInput } from './input-sanitizer.ts';
import {
  withoutReplay,
  replayIfAnswered,
  checkIdempotencyKey,
  ReplayedReply,
  inIdempotentTransaction,
  type IdempotentCall,
} from './idempotency.ts';
import { MicroCache } from './micro-cache.ts';
import { callerOf } from '../limits/limit-requests.ts';
import '../limits/request-timeout.ts';
import type { Platform } from '../platform.ts';
import { truncate, refuse, Refusal } from './refuse.ts';

/** Non-null unless the endpoint is public or authenticated by the refresh cookie. */
type ActorOf<A extends Access> = A extends 'public' | 'cookie' ? Actor | null : Actor;
type Call<E> =
  E extends Endpoint<Endpoint['method'], string, infer A>
    ? Received<E> & { actor: ActorOf<A>; http: Http }
    : never;

interface Raw {
  params: unknown;
  query: unknown;
  body: unknown;
  actor: Actor | null;
  http: Http;
}

type Work = (platform: Platform) => Promise<unknown>;

/** An endpoint and its use case. */
export interface Route {
  endpoint: Endpoint;
  transaction: Transaction;
  /** Validates the input and returns the work to run. */
  handle: (raw: Raw) => Work;
  /** What has to be done before the transaction, because other servers take part in it. */
  prepare: ((raw: Raw) => Work) | null;
}

/**
 * `call`: the whole request is one transaction, the reply read inside it. `own`: the use case opens its own, because
 * it does what must not hold a connection (hashing, the processor) or what must survive a failure (counted attempts);
 * the deciding one is `inIdempotentTransaction`.
 */
type Transaction = 'call' | 'own';

interface Options<E> {
  transaction?: Transaction;
  /** Runs first, outside of any transaction. */
  before?: (platform: Platform, call: Call<E>) => Promise<void>;
}

/** Binds an endpoint to its use case, which gets the validated input and the actor. */
export function route<E extends Endpoint>(
  endpoint: E,
  useCase: (platform: Platform, call: Call<E>) => Promise<Reply<E>>,
  { transaction = transactionOf(endpoint), before }: Options<E> = {},
): Route {
  const bound = (use: (platform: Platform, call: Call<E>) => Promise<unknown>) => (raw: Raw) => {
    // The one place where the compiler takes our word: the parts were just read by the endpoint's own schemas.
    // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion
    const call = { ...readInput(endpoint, raw), actor: raw.actor, http: raw.http } as unknown as Call<E>;
    return (platform: Platform) => use(platform, call);
  };
  return {
    endpoint,
    transaction,
    handle: bound(useCase),
    prepare: before ? bound(before) : null,
  };
}

/**
 * Reads need none; signing in hashes and counts attempts; uploads stream; and `afresh` endpoints call the processor.
 */
const transactionOf = (endpoint: Endpoint): Transaction =>
  acceptsIdempotencyKey(endpoint) && !endpoint.repeat ? 'call' : 'own';

/** Validates the input; all errors at once, by path. */
function readInput(endpoint: Endpoint, raw: Raw) {
  checkInput(raw.params, raw.query, endpoint.raw ? null : raw.body);
  return {
    params: read(endpoint.params ?? nothing, raw.params ?? {}),
    query: read(endpoint.query ?? nothing, raw.query ?? {}),
    body: endpoint.raw ? {} : read(endpoint.body ?? nothing, raw.body ?? {}),
  };
}

function read(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal('invalid_input', result.error.issues.flatMap(fieldErrorsOf));
}

/** For a union, the errors against the nearest shape. */
function fieldErrorsOf(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code !== 'invalid_union') return [fieldErrorOf(issue)];
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length);
  const isShape = nearest?.some(({ path }) => path.length > 0);
  return nearest && isShape
    ? nearest.map((each) => fieldErrorOf({ ...each, path: [...issue.path, ...each.path] }))
    : [fieldErrorOf(issue)];
}

function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  if (issue.code !== 'unrecognized_keys') return { path: issue.path.join('.'), message: issue.message };
  const path = [...issue.path, issue.keys[0]].join('.');
  return { path, message: i18n.t('Unknown: {names}.', { names: truncate(issue.keys.join(', '), 100) }) };
}

/** A raw response with its own headers, for the few without an envelope. */
export class RawReply {
  readonly headers: Record<string, string>;
  readonly body: unknown;

  constructor(headers: Record<string, string>, body: unknown) {
    this.headers = headers;
    this.body = body;
  }
}

/** Mounts every route under its path and its aliases. */
export function serve(app: FastifyInstance, platform: Platform, routes: readonly Route[]): void {
  const kept = new MicroCache<KeptAnswer>({
    freshMs: platform.settings.KEEP_PUBLIC_MS,
    sizeOf: ({ body }) => body.length,
  });
  mount(
    app,
    platform,
    routes.filter(({ endpoint }) => !endpoint.raw && !endpoint.upload),
    kept,
  );
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The upload code counts the bytes and refuses in our own words.
    await scope.register(multipart, { throwFileSizeLimit: false });
    // The body is not read before access and target are checked.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    mount(
      scope,
      platform,
      routes.filter(({ endpoint }) => endpoint.upload),
    );
  });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    mount(
      scope,
      platform,
      routes.filter(({ endpoint }) => endpoint.raw),
    );
  });
}

function mount(
  app: FastifyInstance,
  platform: Platform,
  routes: readonly Route[],
  kept?: MicroCache<KeptAnswer>,
): void {
  for (const each of routes) {
    const { endpoint } = each;
    for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      app.route({
        method: endpoint.method,
        url,
        bodyLimit: endpoint.bodyLimit ?? BODY_BYTES,
        config: { isUpload: endpoint.upload ?? false, isUncounted: endpoint.raw ?? false },
        handler: async (request, reply) => answer(platform, each, request, reply, kept),
      });
    }
  }
}

async function answer(
  platform: Platform,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  kept?: MicroCache<KeptAnswer>,
) {
  const { endpoint } = route;
  const { authorization } = request.headers;
  const { bearer } = callerOf(request);
  const caller = (bearer && (await actorOf(platform, bearer))) ?? null;
  if (!caller && authorization !== undefined && !ignoresStaleToken(endpoint)) refuse('unauthenticated');
  checkAccess(endpoint.access, caller);
  const actor = withinScope(endpoint, caller);
  const http = httpOf(request, reply, platform.settings);
  const { params, query, body } = request;
  reply.code(endpoint.status ?? 200);
  const raw = { params, query, body, actor, http };
  const work = route.handle(raw);
  const prepare = route.prepare?.(raw);
  if (kept && endpoint.mayBeKept && !actor) {
    const make = async () => keptAnswerOf(endpoint, await readForVisitors(platform, work));
    const { version } = platform.installation.current();
    const { headers, body: text } = await kept.read(`${version} ${keyOf(endpoint, params, query)}`, make);
    return reply.headers(headers).send(text);
  }
  const idempotent = actor && idempotentCallOf(endpoint, actor, request, reply);
  const data = await done({ ...platform, idempotent }, route, { prepare, work }).catch((error: unknown) =>
    replay(error, reply),
  );
  if (data instanceof RawReply) return reply.headers(data.headers).send(data.body);
  return envelopeOf(endpoint, reply.statusCode, data);
}

/** From the replica, if there is one: what visitors read may be a second old. */
const readForVisitors = (platform: Platform, work: Work) =>
  platform.replica.read((db) => work({ ...platform, db }));

const envelopeOf = ({ message = 'OK' }: Endpoint, status: number, data: unknown) => ({
  status,
  message,
  data,
});

/** Of input that has been validated: the names in it are the endpoint's own. */
function keyOf({ path }: Endpoint, params: unknown, query: unknown): string {
  const { language, hours } = currentReader();
  const sorted = Object.entries(query ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([path, params, sorted, language, hours]);
}

/** What visitors got a moment ago, as it was sent. */
interface KeptAnswer {
  headers: Record<string, string>;
  body: string;
}

function keptAnswerOf(endpoint: Endpoint, data: unknown): KeptAnswer {
  if (data instanceof RawReply) return { headers: data.headers, body: String(data.body) };
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { headers, body: JSON.stringify(envelopeOf(endpoint, 200, data)) };
}

function idempotentCallOf(
  endpoint: Endpoint,
  { id: userId }: Actor,
  { headers, params, query, body }: FastifyRequest,
  reply: FastifyReply,
): IdempotentCall | null {
  const key = headers['idempotency-key'];
  if (!acceptsIdempotencyKey(endpoint) || typeof key !== 'string') return null;
  const call = `${endpoint.method} ${endpoint.path}`;
  return {
    userId,
    key: checkIdempotencyKey(key),
    call,
    request: { params, query, body },
    status: () => reply.statusCode,
    answerWith: (status) => void reply.code(status),
  };
}

async function done(
  platform: Platform,
  { endpoint, transaction }: Route,
  { prepare, work }: { prepare: Work | undefined; work: Work },
): Promise<unknown> {
  if (prepare) {
    await replayIfAnswered(platform);
    await prepare(platform);
  }
  if (endpoint.repeat === 'afresh') return withoutReplay(platform, () => work(platform));
  if (transaction === 'call') return inIdempotentTransaction(platform, work);
  await replayIfAnswered(platform);
  return work(platform);
}

function replay(error: unknown, reply: FastifyReply): unknown {
  if (!(error instanceof ReplayedReply)) throw error;
  void reply.code(error.status);
  return error.data;
}

/** Cookie-based calls and those that end a session work with an expired access token: it counts as none. */
function ignoresStaleToken({ access, ignoresStaleToken = false }: Endpoint): boolean {
  return access === 'cookie' || ignoresStaleToken;
}

export function refusalBody(refusal: Refusal) {
  const { status, message, code, fieldErrors } = refusal;
  return {
    status,
    message: translated(message || REFUSALS[code][1]),
    data: null,
    code,
    ...(fieldErrors.length > 0 && {
      errors: fieldErrors.map((fault) => ({ ...fault, message: translated(fault.message) })),
    }),
  };
}

/** Calls a public endpoint in process, for server-rendered pages. */
export type InProcess = (
  call: string,
  input: { params?: unknown; query?: unknown; body?: unknown },
) => Promise<Envelope>;
export interface Envelope {
  status: number;
  message: string;
  data: unknown;
  code?: string;
}

/**
 * Refusals come back as envelopes; everything else throws. What may be kept comes from the replica if it is for
 * visitors: whoever is signed in reads what they have just changed.
 */
export function inProcess(platform: Platform, routes: readonly Route[], isForVisitors = false): InProcess {
  const byCall = new Map(routes.map((each) => [`${each.endpoint.method} ${each.endpoint.path}`, each]));
  return async (call, { params, query, body }) => {
    const found = byCall.get(call);
    if (!found) throw new Error(`there is no ${call}`);
    try {
      checkAccess(found.endpoint.access, null);
      const work = found.handle({ params, query, body, actor: null, http: NO_HTTP });
      const mayBeOld = isForVisitors && found.endpoint.mayBeKept;
      const data = await (mayBeOld ? readForVisitors(platform, work) : work(platform));
      return { status: 200, message: 'OK', data };
    } catch (error) {
      if (error instanceof Refusal) return refusalBody(error);
      throw error;
    }
  };
}

const NO_HTTP: Http = {
  ip: '127.0.0.1',
  userAgent: '',
  cookies: {},
  sameSite: true,
  range: undefined,
  ifNoneMatch: undefined,
  signature: '',
  authorization: '',
  rawBody: Buffer.alloc(0),
  upload: () => refuse('unsupported_media_type'),
  setCookie: () => {},
  clearCookie: () => {},
  status: () => {},
};
