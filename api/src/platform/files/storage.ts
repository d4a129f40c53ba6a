import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../http/refuse.ts';

/** File storage: a folder here, object storage in a larger installation. */
export interface Storage {
  /** Stores the bytes; an incomplete write leaves nothing under this key. */
  write(key: string, bytes: Uint8Array | Readable): Promise<void>;
  /** The bytes or a range (both ends included); null if there are none. */
  read(key: string, part?: { start: number; end: number }): Promise<Readable | null>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
  /** An address that gives anybody these bytes for an hour or two; null where all bytes go through us. */
  signedUrl(key: string, shownAs: ShownAs): Promise<string | null>;
}

/** The headers that bytes come with when they don’t go through us. */
export interface ShownAs {
  contentType: string;
  disposition: string;
}

const KEY = /^[a-z0-9-]{8,80}$/;

/** The key, if it is one: it becomes part of a path. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error('a storage key has lower-case letters, digits and dashes');
  return key;
}

/** `isLasting`: what is written outlasts a power cut, as the rows that name it do. */
export function folderStorage(folder: string, isLasting = true): Storage {
  return {
    async write(key, bytes) {
      const target = pathOf(folder, key);
      const part = `${target}.part`;
      try {
        await mkdir(path.dirname(target), { recursive: true });
        const writing = createWriteStream(part, { flush: isLasting });
        await pipeline(bytes instanceof Readable ? bytes : [bytes], writing);
        await rename(part, target);
        if (isLasting) await flushFolder(path.dirname(target));
      } catch (error) {
        await rm(part, { force: true });
        throw isFull(error) ? new Refusal('unavailable', [], FULL_SECONDS).because(error) : error;
      }
    },
    async read(key, part) {
      const file = await openOrNull(pathOf(folder, key));
      return file?.createReadStream(part) ?? null;
    },
    remove: (key) => rm(pathOf(folder, key), { force: true }),
    signedUrl: async () => null,
  };
}

/** An operator needs a while to make room. */
const FULL_SECONDS = 60;

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const pathOf = (folder: string, key: string) => path.join(folder, key.slice(-2), checkedKey(key));

/** So that the name is on the disk, too; not every file system can say so. */
async function flushFolder(folder: string): Promise<void> {
  const opened = await open(folder);
  await opened.sync().catch(() => {});
  await opened.close();
}

async function openOrNull(target: string) {
  try {
    return await open(target);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
