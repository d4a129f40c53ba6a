import { create as contentDisposition } from 'content-disposition';
import { audit } from '../platform/observe/audit.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Http } from '../platform/http/http.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { RawReply } from '../platform/http/serve.ts';
import { isShown } from './uploads/content-types.ts';
import { findSize, findVisibleFile, type Viewer } from './queries.ts';
import { rangeOf } from './range.ts';

export async function readFile(
  platform: Platform,
  actor: Actor | null,
  { id, width }: { id: string; width: number | undefined },
  http: Http,
): Promise<RawReply> {
  const { db, storage } = platform;
  const whole = found(await findVisibleFile(db, id, actor && viewerOf(actor)));
  const copy = width === undefined ? undefined : await findSize(db, id, width);
  const file = copy
    ? { ...whole, ...copy, contentType: 'image/webp', etag: `"${id} ${copy.width}"` }
    : { ...whole, etag: `"${id}"` };
  if (actor && file.isForeign) await auditReading(platform, actor, id);
  const headers = headersOf(file);
  if (http.ifNoneMatch?.includes(headers.etag)) {
    http.status(304);
    return new RawReply(headers, '');
  }
  const signedUrl = await signedUrlOf(platform, file);
  if (signedUrl !== null) {
    http.status(302);
    return new RawReply({ location: signedUrl, 'cache-control': REDIRECT_CACHE }, '');
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

/** Shorter than the hour that a signed address lasts at least. */
const REDIRECT_CACHE = 'public, max-age=1800';

/** Public pictures can come from the storage itself: most bytes are theirs. Everything else goes through us. */
async function signedUrlOf(
  { storage }: Platform,
  { name, contentType, isPublic, storageKey }: StoredFile & { storageKey: string },
): Promise<string | null> {
  if (!isPublic || !isShown(contentType)) return null;
  return storage.signedUrl(storageKey, { contentType, disposition: dispositionOf(name, contentType) });
}

const dispositionOf = (name: string, contentType: string) =>
  contentDisposition(name, { type: isShown(contentType) ? 'inline' : 'attachment' });

/** An admin's access to a private file is audited, as with chats. */
async function auditReading(platform: Platform, { id: actorId }: Actor, id: string): Promise<void> {
  await inTransaction(platform.db, (trx) =>
    audit(platform, trx, { actorId, action: 'file.read', subject: { type: 'file', id } }),
  );
}

export function viewerOf(actor: Actor): Viewer {
  return { id: actor.id, isAdmin: actor.role === 'ADMIN' };
}

interface StoredFile {
  etag: string;
  name: string;
  contentType: string;
  isPublic: boolean;
}

/**
 * The content of an id never changes, so public files are cached for good. Images are shown inline; everything else
 * downloads, above all SVG and HTML, which could run scripts on our origin.
 */
function headersOf({ etag, name, contentType, isPublic }: StoredFile) {
  return {
    'content-type': contentType,
    'content-disposition': dispositionOf(name, contentType),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag,
    'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    ...(isPublic && { 'accept-ranges': 'bytes' }),
  };
}
