import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actingAs } from './objects/accounts.ts';
import { accountCalls } from './calls/accounts.ts';
import { balanceCalls } from './calls/balance.ts';
import { checkoutCalls } from './calls/checkout.ts';
import { customerCalls } from './calls/customers.ts';
import { transferCalls } from './calls/transfers.ts';
import { expand } from './objects/expand.ts';
import { faultAnswer, type Fault, type Faults } from './faults.ts';
import { readForm, type Fields } from './form.ts';
import type { Answer, Keys } from './idempotency.ts';
import { list, text } from './params.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './routes.ts';
import type { Shapes } from './objects/shapes.ts';
import type { World } from './world.ts';

const ROUTES: Route[] = [
  ...accountCalls,
  ...checkoutCalls,
  ...customerCalls,
  ...transferCalls,
  ...balanceCalls,
];

/** A request as received, for tests of what the product really sends. */
export interface RecordedRequest {
  method: string;
  path: string;
  key: string | undefined;
  version: string | undefined;
  account: string | undefined;
  form: Fields;
}

export interface ApiParts {
  world: World;
  keys: Keys;
  faults: Faults;
  shapes: Shapes;
  watch: (recorded: RecordedRequest) => void;
  log: (line: string) => void;
}

/** Stripe's HTTP API under /v1. */
export function serveApi(app: FastifyInstance, parts: ApiParts): void {
  app.all('/v1/*', async (request, reply) => {
    const recorded = record(request);
    parts.watch(recorded);
    const fault = parts.faults.take(recorded.path);
    if (fault?.reset) return dropConnection(request, reply);
    const answer = await answerTo(parts, recorded, request, fault);
    if (fault?.timeoutAfterCommit) return reply.hijack();
    if (fault?.cutAfterCommit) return truncateReply(reply, answer);
    return reply
      .code(answer.status)
      .header('content-type', 'application/json')
      .header('request-id', `req_${randomUUID()}`)
      .header('stripe-version', recorded.version ?? '')
      .send(answer.body);
  });
}

function record(request: FastifyRequest): RecordedRequest {
  const [path = '', query = ''] = request.url.split('?');
  const header = (name: string) => request.headers[name]?.toString();
  const body = typeof request.body === 'string' ? request.body : '';
  return {
    method: request.method,
    path: decodeURIComponent(path),
    key: header('idempotency-key'),
    version: header('stripe-version'),
    account: header('stripe-account'),
    form: readForm(request.method === 'POST' ? body : query),
  };
}

async function answerTo(
  parts: ApiParts,
  recorded: RecordedRequest,
  request: FastifyRequest,
  fault?: Fault,
): Promise<Answer> {
  try {
    checkKey(request.headers.authorization);
    const route = routeOf(recorded, parts.log);
    const account = actingAs(parts.world, recorded.account);
    if (account !== '' && !route.forConnected)
      throw new Refusal(400, false, { message: 'Not for connected accounts here.' });
    const call = () =>
      replayOrRun(parts, recorded, fault?.status, () => run(parts, route, recorded, account));
    return fault?.delayMs === undefined ? call() : await delayed(parts, recorded, fault.delayMs, call);
  } catch (error) {
    return answerOf(error, parts.log);
  }
}

/** Replays the stored answer of a known key, else runs the request and stores its answer in the same transaction. */
function replayOrRun(
  { world, keys }: ApiParts,
  recorded: RecordedRequest,
  status: number | undefined,
  act: () => Answer,
): Answer {
  const { key } = recorded;
  if (recorded.method !== 'POST' || key === undefined)
    return status === undefined ? act() : faultAnswer(status);
  const asked = JSON.stringify([recorded.path, recorded.account, recorded.form]);
  const before = keys.recall(key, asked);
  if (status !== undefined) return fail(keys, key, asked, status);
  if (before) return before;
  try {
    return world.store.transact(() => {
      const answer = act();
      keys.keep(key, asked, answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Refusal && error.kept) keys.keep(key, asked, refused(error));
    throw error;
  }
}

/** A 500 is stored for its key like any first answer; a 429 or 409 happens before the idempotency layer. */
function fail(keys: Keys, key: string, asked: string, status: number): Answer {
  const answer = faultAnswer(status);
  if (status >= 500) keys.keep(key, asked, answer);
  return answer;
}

async function delayed(
  { keys }: ApiParts,
  { key = '' }: RecordedRequest,
  ms: number,
  call: () => Answer,
): Promise<Answer> {
  keys.begin(key);
  await new Promise((resolve) => setTimeout(resolve, ms));
  keys.end(key);
  return call();
}

function run({ world, shapes }: ApiParts, route: Route, recorded: RecordedRequest, account: string): Answer {
  const { expand: paths, ...form } = recorded.form;
  shapes.checkRequest(route.shape, recorded.form);
  const id = route.pattern.exec(recorded.path)?.[1] ?? '';
  const answer = world.store.transact(() => route.run(world, form, { id, account, path: recorded.path }));
  shapes.checkObject(answer);
  const grown = paths === undefined ? answer : expand(world, answer, list(text)(paths, 'expand'));
  return { status: 200, body: JSON.stringify(grown) };
}

function routeOf({ method, path }: RecordedRequest, log: ApiParts['log']): Route {
  const found = ROUTES.find((one) => one.method === method && one.pattern.test(path));
  if (found) return found;
  log(`the stand-in does not know ${method} ${path}`);
  const message = `Unrecognized request URL (${method}: ${path}). The stand-in does not know this call.`;
  throw new Refusal(404, false, { message });
}

function checkKey(authorization: string | undefined): void {
  if (/^(Bearer|Basic) (?!pk_)\S+$/.test(authorization ?? '')) return;
  throw new Refusal(401, false, { message: 'You did not provide an API key, or only a publishable one.' });
}

function answerOf(error: unknown, log: ApiParts['log']): Answer {
  if (error instanceof Refusal) return refused(error);
  log(`the stand-in failed: ${error instanceof Error ? error.stack : String(error)}`);
  return { status: 500, body: JSON.stringify({ error: { type: 'api_error', message: String(error) } }) };
}

function refused(refusal: Refusal): Answer {
  return { status: refusal.status, body: JSON.stringify(refusal.body) };
}

function dropConnection(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.socket.resetAndDestroy();
  return reply.hijack();
}

function truncateReply(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  reply.raw.write(body.slice(0, body.length / 2), () => reply.raw.destroy());
  return reply;
}
