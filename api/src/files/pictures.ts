import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { refuse } from '../platform/refuse.ts';

export interface Picture {
  bytes: Buffer;
  contentType: 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}
export interface Measures {
  width: number;
  height: number;
}

const LONGEST_SIDE = 2_400;
/** More than any telephone takes; a small file can claim to be far larger than what memory holds. */
const MOST_PIXELS = 64_000_000;
const MOST_SECONDS = 20;
const AT_ONCE = 2;

// Nothing is asked for twice, and each picture has one thread: many come at once.
sharp.cache(false);
sharp.concurrency(1);

const READ = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const;

/**
 * A picture made anew: turned as the camera meant it, no larger than a screen shows, and with nothing in it but the
 * picture: no place, no device, no words.
 */
export function makeAnew(original: Readable): Promise<Picture> {
  return inTurn(async () => {
    try {
      const image = original.pipe(sharp(READ)).timeout({ seconds: MOST_SECONDS });
      const { hasAlpha } = await image.clone().metadata();
      const small = image
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
      const made = hasAlpha ? small.webp({ quality: 84 }) : small.jpeg({ quality: 84, mozjpeg: true });
      const { data: bytes, info } = await made.toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      return { bytes, contentType: hasAlpha ? 'image/webp' : 'image/jpeg', width, height };
    } catch (error) {
      return refuse('unsupported_file', { path: 'file', message: whyNot(error) });
    }
  });
}

/** How large a picture is as it is shown; null for what cannot be read. */
export function measure(original: Readable): Promise<Measures | null> {
  return inTurn(async () => {
    try {
      const { autoOrient } = await original.pipe(sharp(READ)).metadata();
      return { width: autoOrient.width, height: autoOrient.height };
    } catch {
      return null;
    }
  });
}

const whyNot = (error: unknown) =>
  error instanceof Error && /pixel limit/i.test(error.message)
    ? 'This picture has too many pixels: at most 64 million.'
    : 'This picture cannot be read. It may be damaged.';

const waiting: (() => void)[] = [];
let running = 0;

/** A few at a time: each takes much memory for a moment. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
