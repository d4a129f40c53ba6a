import { MAX_FILE_BYTES } from '@parley/contract/limits.ts';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { Tinypool } from 'tinypool';
import { found, refuse } from '../../platform/http/refuse.ts';
import type { Storage } from '../../platform/files/storage.ts';
import { queuePicture, MEMORY_BYTES } from './picture-queue.ts';
import type { reencode } from './resize-picture-worker.ts';

export interface Picture {
  bytes: Buffer;
  contentType: 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  /** In WebP, from the smallest. */
  copies: { width: number; bytes: Buffer }[];
}
export interface PictureSize {
  width: number;
  height: number;
}

/** Where an image's header is, unless a video comes before it. */
const HEADER_BYTES = 1_000_000;
const IDLE_MS = 10_000;

/**
 * Images are decoded in a separate process, which ends when idle: the allocator keeps hundreds of megabytes per
 * thread after a large one, which would stay in this process for good. With a single arena it keeps them once. A
 * crash of the decoder does not end the server either.
 */
const decoder = new Tinypool({
  filename: new URL('resize-picture-worker.ts', import.meta.url).href,
  runtime: 'child_process',
  serialization: 'advanced',
  env: { MALLOC_ARENA_MAX: '1' },
  execArgv: [],
  minThreads: 0,
  maxThreads: 1,
  concurrentTasksPerWorker: 8,
  idleTimeout: IDLE_MS,
});

/** Re-encodes a stored image: oriented, at most screen size, and without metadata (place, device, text). */
export async function resizePicture(storage: Storage, key: string, userId: string): Promise<Picture> {
  const bytes = await decodedBytes(storage, key);
  if (bytes > MEMORY_BYTES) refuse('unsupported_file', { path: 'file', message: TOO_LARGE });
  return queuePicture({ userId, bytes }, async () => {
    const original = await buffer(found(await storage.read(key)));
    try {
      const { data, width, height, hasAlpha, copies } = await decode(original);
      return {
        bytes: Buffer.from(data),
        contentType: hasAlpha ? 'image/webp' : 'image/jpeg',
        width,
        height,
        copies: copies.map((copy) => ({ width: copy.width, bytes: Buffer.from(copy.data) })),
      };
    } catch (error) {
      return refuse('unsupported_file', { path: 'file', message: whyNot(error) });
    }
  });
}

const decode = (original: Buffer): ReturnType<typeof reencode> => decoder.run(original, { name: 'reencode' });

/** No camera takes and no scanner makes larger ones: whoever looks at it would run out of memory. */
const MAX_SHOWN_PIXELS = 300_000_000;

/** The displayed size of a stored image; null if it cannot be read. Absurd ones are refused. */
export async function measure(storage: Storage, key: string, userId: string): Promise<PictureSize | null> {
  const size = await queuePicture({ userId, bytes: MAX_FILE_BYTES }, async () => {
    const original = await buffer(found(await storage.read(key)));
    try {
      const { autoOrient } = await sharp(original, { limitInputPixels: false }).metadata();
      return { width: autoOrient.width, height: autoOrient.height };
    } catch {
      return null;
    }
  });
  if (size && size.width * size.height > MAX_SHOWN_PIXELS)
    refuse('unsupported_file', { path: 'file', message: DAMAGED });
  return size;
}

/** The memory to decode an image, by its header; without a readable header the maximum, so that it runs alone. */
async function decodedBytes(storage: Storage, key: string): Promise<number> {
  const head = await buffer(found(await storage.read(key, { start: 0, end: HEADER_BYTES - 1 })));
  try {
    const { width, height, channels, depth } = await sharp(head, { limitInputPixels: false }).metadata();
    return width * height * channels * (BYTES_PER_SAMPLE[depth] ?? LARGEST_SAMPLE);
  } catch {
    return MEMORY_BYTES;
  }
}

const BYTES_PER_SAMPLE: Record<string, number | undefined> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const LARGEST_SAMPLE = 8;

const TOO_LARGE = /*i18n*/ 'This image is too large. The maximum is 64 megapixels.';
const DAMAGED = /*i18n*/ 'This image can’t be read. It may be damaged.';

const whyNot = (error: unknown) =>
  error instanceof Error && /pixel limit/i.test(error.message) ? TOO_LARGE : DAMAGED;
