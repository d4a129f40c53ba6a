import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { AddressFault } from './address-fault.ts';
import { connect } from './connect.ts';
import type { FindHost } from './find-host.ts';
import { publicUrl } from './public-host.ts';
import { readBody } from './read-body.ts';
import { problemOf, retryAfterOf } from './response-problem.ts';

const MAX_REDIRECTS = 3;
const MAX_BYTES = 5_000_000;
/** For everything together: names, connections, redirects and the body. */
const MAX_MILLISECONDS = 10_000;

/** What a server gave with a content, to ask next time whether it has changed. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** Null instead of a text: unchanged since the validators. */
export type Fetched = Validators & { text: string | null };

interface Limits {
  bytes?: number;
  milliseconds?: number;
}

/**
 * Reads an address that a user gave: the only place from which the server follows one. Throws AddressFault, whatever
 * goes wrong.
 */
export async function fetchUserAddress(
  address: string,
  known: Validators,
  find: FindHost,
  { bytes = MAX_BYTES, milliseconds = MAX_MILLISECONDS }: Limits = {},
): Promise<Fetched> {
  const timeout = AbortSignal.timeout(milliseconds);
  const ended = new AbortController();
  const signal = AbortSignal.any([timeout, ended.signal]);
  try {
    const url = publicUrl(address);
    return await beforeAbort(follow(url, { known, find, signal, bytes, redirects: MAX_REDIRECTS }), signal);
  } catch (error) {
    if (timeout.aborted) throw new AddressFault('too_slow');
    throw error instanceof AddressFault ? error : new AddressFault('unreachable');
  } finally {
    // Whatever is still open, is open for nobody.
    ended.abort();
  }
}

interface Asked {
  known: Validators;
  find: FindHost;
  signal: AbortSignal;
  bytes: number;
  redirects: number;
}

async function follow(url: URL, asked: Asked): Promise<Fetched> {
  const response = await ask(url, asked);
  const { statusCode: status = 0, headers } = response;
  if (status === 304 && wasAskedForChanges(asked.known)) return { ...asked.known, text: null };
  if (status >= 300 && status < 400 && headers.location !== undefined) {
    response.destroy();
    if (asked.redirects === 0) throw new AddressFault('too_many_redirects');
    return follow(redirected(url, headers.location), { ...asked, redirects: asked.redirects - 1 });
  }
  if (status !== 200) throw new AddressFault(problemOf(status), retryAfterOf(headers['retry-after']));
  return {
    text: await readBody(response, asked.bytes),
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
  };
}

/** Else "unchanged" says nothing: there is nothing that it could be unchanged from. */
const wasAskedForChanges = ({ etag, lastModified }: Validators) => etag !== null || lastModified !== null;

function redirected(from: URL, to: string): URL {
  if (!URL.canParse(to, from)) throw new AddressFault('unreachable');
  return publicUrl(new URL(to, from).href);
}

async function ask(url: URL, { known, find, signal }: Asked): Promise<IncomingMessage> {
  const socket = await connect(url.hostname.replace(/\.$/, ''), find, signal);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asking = request(url, {
    defaultPort: 443,
    createConnection: () => socket,
    signal,
    headers: headersFor(known),
  });
  asking.on('response', resolve);
  asking.on('error', reject);
  asking.end();
  return promise;
}

function headersFor({ etag, lastModified }: Validators): Record<string, string> {
  return {
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
    'accept-encoding': 'gzip',
    'user-agent': 'Parley',
    connection: 'close',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
}

/** Rejects at the abort, also while something that cannot be aborted goes on. */
async function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new AddressFault('too_slow')), { once: true });
  promise.catch(() => {});
  return Promise.race([work, promise]);
}
