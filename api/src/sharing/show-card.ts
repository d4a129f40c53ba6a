import { createHash } from 'node:crypto';
import { readPublicPicture } from '../files/read-public-picture.ts';
import type { Http } from '../platform/http/http.ts';
import { drawnLogo } from '../platform/installation/draw-logo.ts';
import { ownLogo } from '../platform/installation/own-logo.ts';
import { ownPalette } from '../platform/installation/own-colors.ts';
import { productName } from '../platform/language/language.ts';
import { refuse } from '../platform/http/refuse.ts';
import { RawReply } from '../platform/http/serve.ts';
import type { Platform } from '../platform/platform.ts';
import type { CardText } from './card-words.ts';
import { drawCard, PORTRAIT } from './draw-card.ts';

/** Rendering takes tenths of a second of CPU: a short queue, and a small cache. */
const MAX_QUEUED = 16;
const MAX_CACHED = 200;
/** Increment when the design changes. */
const CARD_VERSION = 2;

const drawn = new Map<string, Promise<Buffer>>();
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** 304 if the client's copy is current. */
export async function showCard(platform: Platform, words: CardText, http: Http): Promise<RawReply> {
  const etag = `"${createHash('sha256')
    .update(JSON.stringify([CARD_VERSION, productName(), ownPalette('light'), ownLogo()?.fileId, words]))
    .digest('base64url')
    .slice(0, 27)}"`;
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400', etag };
  if (http.ifNoneMatch?.includes(etag)) {
    http.status(304);
    return new RawReply(headers, '');
  }
  const png = await pictureOf(etag, () => draw(platform, words));
  return new RawReply({ ...headers, 'content-length': String(png.length) }, png);
}

async function draw(platform: Platform, words: CardText): Promise<Buffer> {
  const { portraitId } = words;
  const portrait = portraitId ? await readPublicPicture(platform, portraitId, PORTRAIT) : null;
  return drawCard(words, { own: await drawnLogo(platform), portrait });
}

function pictureOf(etag: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = drawn.get(etag);
  if (known) return known;
  if (waiting >= MAX_QUEUED) refuse('unavailable');
  waiting += 1;
  const picture = queue.then(draw).finally(() => (waiting -= 1));
  queue = picture.catch(() => undefined);
  drawn.set(etag, picture);
  // A failed rendering is not cached.
  picture.catch(() => drawn.delete(etag));
  const [oldest] = drawn.keys();
  if (drawn.size > MAX_CACHED && oldest !== undefined) drawn.delete(oldest);
  return picture;
}
