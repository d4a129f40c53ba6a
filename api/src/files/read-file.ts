import type { Actor } from '../platform/guard.ts';
import type { Http } from '../platform/http.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/refuse.ts';
import { RawReply } from '../platform/serve.ts';
import { findVisibleFile, type Viewer } from './queries.ts';
import { rangeOf } from './range.ts';

/** Pictures may show in a page. All else is saved, SVG and HTML above all: they could run scripts as ours. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif']);

/** The bytes of a public file, or of one's own. */
export async function readFile(
  { db, storage }: Platform,
  actor: Actor | null,
  id: string,
  http: Http,
): Promise<RawReply> {
  const file = found(await findVisibleFile(db, id, viewerOf(actor)));
  const headers = headersOf(file);
  if (http.ifNoneMatch?.includes(headers.etag)) {
    http.status(304);
    return new RawReply(headers, '');
  }
  const range = file.isPublic ? rangeOf(http.range, file.size) : null;
  if (range === 'none') {
    http.status(416);
    return new RawReply({ ...headers, 'content-range': `bytes */${file.size}` }, '');
  }
  const bytes = found(await storage.read(file.storageKey, range ?? undefined));
  if (range === null) return new RawReply({ ...headers, 'content-length': String(file.size) }, bytes);
  http.status(206);
  const part = {
    'content-length': String(range.end - range.start + 1),
    'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
  };
  return new RawReply({ ...headers, ...part }, bytes);
}

/** What the rules about seeing need to know of somebody. */
function viewerOf(actor: Actor | null): Viewer | null {
  return actor && { id: actor.id, isAdmin: actor.role === 'ADMIN' };
}

interface Stored {
  id: string;
  name: string;
  contentType: string;
  isPublic: boolean;
}

/** The bytes of an id never change, so a public one may be kept for good. */
function headersOf({ id, name, contentType, isPublic }: Stored) {
  return {
    'content-type': contentType,
    'content-disposition': `${SHOWN.has(contentType) ? 'inline' : 'attachment'}; ${fileName(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag: `"${id}"`,
    'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    ...(isPublic && { 'accept-ranges': 'bytes' }),
  };
}

/** The name as RFC 6266 writes it: plain letters for old browsers, the whole of it for the others. */
function fileName(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${whole}`;
}
