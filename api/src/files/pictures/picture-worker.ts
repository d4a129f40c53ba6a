import sharp from 'sharp';

const LONGEST_SIDE = 2_400;
/** More than any telephone takes; a small file can claim to be far larger than what memory holds. */
const MAX_PIXELS = 64_000_000;
const MAX_SECONDS = 20;

// Nothing is asked for twice, and each picture has one thread: many come at once.
sharp.cache(false);
sharp.concurrency(1);

/** Runs in a process of its own (`pictures.ts`): a picture turned as the camera meant it, and nothing but the picture. */
export async function reencode(original: Uint8Array) {
  const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  const { hasAlpha } = await image.metadata();
  const small = image
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  const made = hasAlpha ? small.webp({ quality: 84 }) : small.jpeg({ quality: 84, mozjpeg: true });
  const { data, info } = await made.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, hasAlpha };
}
