import { createReadStream } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Where the bytes of files lie; a folder here, object storage in a larger installation. */
export interface Storage {
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Readable;
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
    read: (key) => createReadStream(place(folder, key)),
  };
}

function place(folder: string, key: string): string {
  if (!KEY.test(key)) throw new Error('a storage key has lower-case letters, digits and dashes');
  return path.join(folder, key.slice(-2), key);
}
