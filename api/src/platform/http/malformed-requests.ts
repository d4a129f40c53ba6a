import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from './refuse.ts';
import { refusalBody } from './serve.ts';

/**
 * The URL to route. An undecodable one maps to a path that does not exist: otherwise the router would answer it
 * before any hook, without the security headers and the not-found page.
 */
export function routableUrl({ url = '' }: IncomingMessage): string {
  const address = url.startsWith('/') ? url : pathOfAbsolute(url);
  const [path = ''] = address.split(/[?#]/, 1);
  if (isDecodable(path) && /^\/(?![/\\])/.test(path)) return address;
  return path.startsWith('/api/') ? '/api/malformed' : '/malformed';
}

/** Proxies may send an absolute URL (RFC 9112, 3.2.2); anything else, like the `*` of OPTIONS, has no path. */
function pathOfAbsolute(url: string): string {
  const { protocol, pathname, search } = URL.parse(url) ?? { protocol: '', pathname: '', search: '' };
  return /^https?:$/.test(protocol) ? `${pathname}${search}` : '';
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** Answers malformed HTTP and closes; without a request no hook runs. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refusalOf(error.code);
  const body = JSON.stringify(refusalBody(refusal));
  const headers = { ...HEADERS, 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join('\r\n'));
}

function refusalOf(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('too_slow');
  const isOverflow = code === 'HPE_HEADER_OVERFLOW';
  const fault = { path: '', message: /*i18n*/ 'This isn’t a valid HTTP request.' };
  return new Refusal(isOverflow ? 'too_large' : 'invalid_input', [fault]);
}

const HEADERS = {
  connection: 'close',
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};
