import { setTimeout as pause } from 'node:timers/promises';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ConcurrencyLimit } from '../concurrency-limit.ts';
import { type Caller, markBrowser, readCaller } from '../http/caller.ts';
import type { Platform } from '../platform.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { Refusal } from '../http/refuse.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempt from limits and load shedding: signed webhooks, health checks and static files. */
    isUncounted?: boolean;
    /** Rendered pages set the caller cookie. */
    isPage?: boolean;
  }
  interface FastifyRequest {
    caller: Caller | null;
    /** Counts one more read for the caller. */
    countRead: () => void;
  }
}

const SAMPLE_MS = 1_000;
/** Signed-in users are shed only at this multiple of the limit. */
const RESERVE = 5;
/**
 * Refusals of anonymous callers are delayed by this, so that retrying in a loop gains nothing. Their slot stays taken
 * meanwhile.
 */
const REFUSAL_DELAY_MS = 1_000;
const RETRYABLE: ReadonlySet<string> = new Set<RefusalCode>(['too_many_requests', 'unavailable']);

/** Rate limits, concurrency limits and load shedding, anonymous callers first. */
export async function limitRequests(app: FastifyInstance, platform: Platform): Promise<void> {
  const rates = createRateLimit(platform);
  const concurrency = new ConcurrencyLimit();
  await app.register(underPressure, { sampleInterval: SAMPLE_MS });
  app.decorateRequest('caller', null);
  app.decorateRequest('countRead', nothing);
  app.addHook('onRequest', async (request, reply) => {
    const caller = await readCaller(platform, request, reply);
    request.caller = caller;
    const { isUncounted, isPage } = request.routeOptions.config;
    if (isUncounted) return;
    request.countRead = () => rates.charge(caller);
    const release = await acquireSlot(platform, concurrency, caller);
    if (reply.raw.destroyed) return release();
    releaseAfter(request, reply, release);
    await enforceLimits(app, platform, rates, request, caller);
    if (isPage && caller.by === 'network') markBrowser(platform, request, reply);
  });
  app.addHook('onError', async ({ caller }, _reply, error) => {
    if (caller?.by !== 'user' && isRetryable(error)) await pause(REFUSAL_DELAY_MS, undefined, { ref: false });
  });
  app.addHook('onSend', async (request) => {
    slots.get(request)?.answered();
  });
  app.addHook('onClose', async () => rates.close());
}

const nothing = () => {};

export function callerOf({ caller }: FastifyRequest): Caller {
  if (!caller) throw new Error('a request that passed no limits');
  return caller;
}

function acquireSlot(
  { settings }: Platform,
  concurrency: ConcurrencyLimit,
  { by, key, network }: Caller,
): Promise<() => void> {
  return by === 'user'
    ? concurrency.enter(`user:${key}`, settings.AT_ONCE_PER_USER)
    : concurrency.enter(`network:${network}`, settings.AT_ONCE_PER_NETWORK);
}

async function enforceLimits(
  app: FastifyInstance,
  { settings: { SHED_ABOVE_MS } }: Platform,
  rates: RateLimit,
  { method }: FastifyRequest,
  caller: Caller,
): Promise<void> {
  const most = SHED_ABOVE_MS * (caller.by === 'user' ? RESERVE : 1);
  if (most > 0 && lagOf(app) > most) throw new Refusal('unavailable', [], 2);
  await rates.take(method === 'GET' || method === 'HEAD' ? 'reads' : 'writes', caller);
}

/** Average event-loop delay in milliseconds. Infinity means only that a sample was missed. */
function lagOf(app: FastifyInstance): number {
  const { eventLoopDelay } = app.memoryUsage();
  return Number.isFinite(eventLoopDelay) ? eventLoopDelay : SAMPLE_MS;
}

const isRetryable = (error: unknown) => error instanceof Refusal && RETRYABLE.has(error.code);

/** Each request's slot, released when the response is sent, or when the client is gone and the work done. */
const slots = new WeakMap<FastifyRequest, { answered(): void }>();

function releaseAfter(request: FastifyRequest, { raw }: FastifyReply, release: () => void): void {
  let [isAnswered, isGone] = [false, false];
  const releaseIfDone = () => {
    if (!isGone || !isAnswered) return;
    slots.delete(request);
    release();
  };
  slots.set(request, {
    answered: () => {
      isAnswered = true;
      releaseIfDone();
    },
  });
  raw.once('close', () => {
    isGone = true;
    isAnswered ||= raw.writableEnded;
    releaseIfDone();
  });
}
