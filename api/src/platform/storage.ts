import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Where the bytes of files lie; a folder here, object storage in a larger installation. */
export interface Storage {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or a part of them (both ends included); null when there are none under this key. */
  read(key: string, part?: { start: number; end: number }): Promise<Readable | null>;
}

const KEY = /^[a-z0-9-]{8,80}$/;

/** Files in a folder by key, whole or not at all. */
export function folderStorage(folder: string): Storage {
  return {
    async write(key, bytes) {
      const target = place(folder, key);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(`${target}.part`, bytes);
      await rename(`${target}.part`, target);
    },
    async read(key, part) {
      const file = await openIfAny(place(folder, key));
      return file?.createReadStream(part) ?? null;
    },
  };
}

function place(folder: string, key: string): string {
  if (!KEY.test(key)) throw new Error('a storage key has lower-case letters, digits and dashes');
  return path.join(folder, key.slice(-2), key);
}

async function openIfAny(target: string) {
  try {
    return await open(target);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
