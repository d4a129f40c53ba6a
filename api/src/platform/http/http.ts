import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../env.ts';
import { readUpload, type Upload } from '../files/uploads.ts';

/** The part of HTTP that a few use cases (sessions, files) need. */
export interface Http {
  ip: string;
  userAgent: string;
  cookies: Record<string, string | undefined>;
  /** Whether the request comes from our own pages, or from no page at all. */
  sameSite: boolean;
  range: string | undefined;
  ifNoneMatch: string | undefined;
  /** For calls with a password of their own. */
  authorization: string;
  /** For the processor's webhooks: the signature and the signed bytes. */
  signature: string;
  rawBody: Buffer;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string, options: CookieOptions): void;
  /** The one file of an upload, at most `most` bytes; undo what `take` did when this throws. */
  upload<T>(most: number, take: (upload: Upload) => Promise<T>): Promise<T>;
  /** Overrides the endpoint's status. */
  status(status: 200 | 201 | 206 | 302 | 304 | 416): void;
}

export interface CookieOptions {
  path: string;
  httpOnly: boolean;
  maxAgeSeconds?: number;
  /** Also set by scripts, so without the `__Secure-` prefix; a planted one only changes how times are written. */
  isPreference?: boolean;
}

export function httpOf(request: FastifyRequest, reply: FastifyReply, settings: Settings): Http {
  const secure = settings.PUBLIC_URL.startsWith('https:');
  const named = (name: string) => (secure ? `__Secure-${name}` : name);
  const full = ({ path, httpOnly, maxAgeSeconds }: CookieOptions) =>
    ({ path, httpOnly, secure, sameSite: 'lax', ...(maxAgeSeconds && { maxAge: maxAgeSeconds }) }) as const;
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    cookies: ownCookies(request.cookies, secure ? '__Secure-' : ''),
    sameSite: isSameSite(request, settings.PUBLIC_URL),
    range: request.headers.range,
    ifNoneMatch: request.headers['if-none-match'],
    authorization: request.headers.authorization ?? '',
    signature: String(request.headers['stripe-signature'] ?? ''),
    rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    setCookie: (name, value, options) =>
      void reply.setCookie(options.isPreference ? name : named(name), value, full(options)),
    clearCookie: (name, options) => void reply.clearCookie(named(name), full(options)),
    upload: (most, take) => readUpload(request, most, take),
    status: (status) => void reply.code(status),
  };
}

/** With https only `__Secure-` cookies count, which no plain-http page can have planted. */
function ownCookies(cookies: FastifyRequest['cookies'], prefix: string): Http['cookies'] {
  const own = Object.entries(cookies).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}

/** Browsers send Sec-Fetch-Site or Origin; a request with neither is no browser and sends no cookie on its own. */
function isSameSite(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin, host } = request.headers;
  return (
    origin === undefined || origin === new URL(publicUrl).origin || origin === `${request.protocol}://${host}`
  );
}
