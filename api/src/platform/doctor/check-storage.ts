import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../files/storage.ts';
import { error, ok, warning, type Verdict } from './finding.ts';

/** Puts a file, reads it back and takes it away again. */
export async function checkStorage(storage: Storage): Promise<Verdict[]> {
  const key = `doctor-${randomUUID()}`;
  const bytes = Buffer.from(key);
  await storage.write(key, bytes);
  const stream = await storage.read(key);
  const isSame = stream !== null && bytes.equals(await buffer(stream));
  await storage.remove(key);
  if (!isSame) return [error('A file isn’t read as it was written: check the folder or the object store.')];
  return [await checkGone(storage, key)];
}

/** AWS tells only those who may list a bucket that something isn’t there; others, that they may not read it. */
async function checkGone(storage: Storage, key: string): Promise<Verdict> {
  try {
    const isGone = (await storage.read(key)) === null;
    return isGone
      ? ok('written, read and removed')
      : error('A removed file is still there: check its rights.');
  } catch {
    return error(
      'What isn’t there is refused instead of missing: let the key list the bucket, too (s3:ListBucket).',
    );
  }
}

const GIGABYTE = 1_000_000_000;

export async function checkSpace(folder: string): Promise<Verdict[]> {
  const { bavail, bsize } = await statfs(folder);
  const gigabytes = (bavail * bsize) / GIGABYTE;
  const says = `${gigabytes.toFixed(1)} GB free in ${folder}`;
  if (gigabytes < 0.5) return [error(`${says}: make room now, uploads fail.`)];
  return [gigabytes < 5 ? warning(`${says}: make room.`) : ok(says)];
}
