import sharp from 'sharp';
import { smallerCopies } from './smaller-copies.ts';

const LONGEST_SIDE = 2_400;
/** Above any phone's camera; a small file can claim dimensions that exceed memory. */
const MAX_PIXELS = 64_000_000;
const MAX_SECONDS = 20;

// No cache, since no picture is processed twice; one thread each, since many come at once.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Runs in its own process (`resize-picture.ts`): applies the orientation, drops all metadata, and makes the smaller
 * copies.
 */
export async function reencode(original: Uint8Array) {
  const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  const { hasAlpha } = await image.metadata();
  const small = image
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  const made = hasAlpha ? small.webp({ quality: 84 }) : small.jpeg({ quality: 84, mozjpeg: true });
  const { data, info } = await made.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { data, width, height, hasAlpha, copies: await smallerCopies(data, width) };
}
