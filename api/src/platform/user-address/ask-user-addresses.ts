import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { AddressFault } from './address-fault.ts';
import { connect } from './connect.ts';
import type { FindHost } from './find-host.ts';
import { publicUrl } from './public-host.ts';
import { readBody } from './read-body.ts';

const MAX_REDIRECTS = 3;
const MAX_BYTES = 5_000_000;
/** For everything together: names, connections, redirects and bodies. */
const MAX_MILLISECONDS = 10_000;
const MAX_REQUESTS = 24;

export interface Question {
  method: 'GET' | 'POST' | 'PROPFIND' | 'REPORT';
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Gives a redirect as the answer instead of following it. */
  showsRedirect?: boolean;
  /** The status is the answer; a body isn't read. */
  ignoresBody?: boolean;
}

/** With a body only if the status is a success, and the question wants it. */
export interface Answer {
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Throws AddressFault, unless the server answers, whatever it answers. */
export type Ask = (address: string, question: Question) => Promise<Answer>;

export interface Limits {
  bytes?: number;
  milliseconds?: number;
}

/**
 * Asks at addresses that a user gave, or that their server named: the only place from which the server follows one. All
 * requests together have one limit of time and of bytes.
 */
export async function askUserAddresses<T>(
  find: FindHost,
  work: (ask: Ask) => Promise<T>,
  { bytes = MAX_BYTES, milliseconds = MAX_MILLISECONDS }: Limits = {},
): Promise<T> {
  const timeout = AbortSignal.timeout(milliseconds);
  const ended = new AbortController();
  const signal = AbortSignal.any([timeout, ended.signal]);
  const left = { bytes, requests: MAX_REQUESTS };
  const ask: Ask = async (address, question) => {
    try {
      const asking = follow(publicUrl(address), question, { find, signal, left, redirects: MAX_REDIRECTS });
      return await beforeAbort(asking, signal);
    } catch (error) {
      if (timeout.aborted) throw new AddressFault('too_slow');
      throw error instanceof AddressFault ? error : new AddressFault('unreachable');
    }
  };
  try {
    return await work(ask);
  } finally {
    // Whatever is still open, is open for nobody.
    ended.abort();
  }
}

interface Following {
  find: FindHost;
  signal: AbortSignal;
  left: { bytes: number; requests: number };
  redirects: number;
}

async function follow(url: URL, question: Question, following: Following): Promise<Answer> {
  const { left, redirects } = following;
  if ((left.requests -= 1) < 0) throw new AddressFault('too_many_redirects');
  const response = await send(url, question, following);
  const { statusCode: status = 0, headers } = response;
  const leadsOn = status >= 300 && status < 400 && headers.location !== undefined;
  if (leadsOn && !question.showsRedirect) {
    response.destroy();
    if (redirects === 0) throw new AddressFault('too_many_redirects');
    const next = redirected(url, headers.location ?? '');
    return follow(next, forHost(question, url, next), { ...following, redirects: redirects - 1 });
  }
  const isRead = status >= 200 && status < 300 && !question.ignoresBody;
  if (!isRead) response.destroy();
  const text = isRead ? await readBody(response, left.bytes) : '';
  left.bytes -= Buffer.byteLength(text);
  return { url: url.href, status, headers, text };
}

function redirected(from: URL, to: string): URL {
  if (!URL.canParse(to, from)) throw new AddressFault('unreachable');
  return publicUrl(new URL(to, from).href);
}

/** A password is for the host that it was given for. */
function forHost(question: Question, from: URL, to: URL): Question {
  if (from.host === to.host) return question;
  const { authorization: _kept, ...headers } = question.headers;
  return { ...question, headers };
}

async function send(
  url: URL,
  { method, headers, body }: Question,
  { find, signal }: Following,
): Promise<IncomingMessage> {
  const socket = await connect(url.hostname.replace(/\.$/, ''), find, signal);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asking = request(url, {
    method,
    defaultPort: 443,
    createConnection: () => socket,
    signal,
    headers: { ...headers, 'accept-encoding': 'gzip', 'user-agent': 'Parley', connection: 'close' },
  });
  asking.on('response', resolve);
  asking.on('error', reject);
  asking.end(body);
  return promise;
}

/** Rejects at the abort, also while something that cannot be aborted goes on. */
async function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new AddressFault('too_slow')), { once: true });
  promise.catch(() => {});
  return Promise.race([work, promise]);
}
