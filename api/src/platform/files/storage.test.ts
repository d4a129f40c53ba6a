import fs from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startBucket } from '../../../test/storage/bucket.ts';
import { readSettings } from '../../env.ts';
import { logFailure, refusalOf } from '../http/error-handler.ts';
import { createLog } from '../observe/log.ts';
import type { Storage } from './storage.ts';
import { storageOf } from './storage-of.ts';

const REQUIRED = {
  PUBLIC_URL: 'https://parley.example',
  DATABASE_URL: 'postgres://here/db',
  SECRETS: 'a secret of the tests that is long enough',
  STRIPE_SECRET_KEY: 'sk_test_parley',
  STRIPE_WEBHOOK_SECRETS: 'whsec_parley',
  SMTP_URL: 'smtp://127.0.0.1:25',
};
const key = 'one-file-of-the-tests';

let bucket: Awaited<ReturnType<typeof startBucket>>;
let folder: string;
beforeAll(async () => {
  bucket = await startBucket();
  folder = await mkdtemp(path.join(tmpdir(), 'parley-storage-'));
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

const onDisk = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
};
const opened = (settings: Record<string, string>) => storageOf(readSettings({ ...REQUIRED, ...settings }));

describe.each([
  { kind: 'a folder', open: () => opened({ FILES_DIR: folder }), keys: onDisk },
  { kind: 'a bucket', open: () => opened(bucket.settings), keys: () => bucket.keys() },
])('$kind', ({ open, keys }) => {
  let storage: Storage;
  beforeEach(() => {
    storage = open();
  });
  const read = async (part?: { start: number; end: number }) => {
    const bytes = await storage.read(key, part);
    return bytes && text(bytes);
  };

  test('bytes are there, whole and in part, until they are removed', async () => {
    await storage.write(key, Readable.from([Buffer.from('0123'), Buffer.from('456789')]));
    expect([await read(), await read({ start: 2, end: 4 })]).toEqual(['0123456789', '234']);
    expect(await keys()).toEqual([key]);
    await storage.write(key, Buffer.from('another'));
    expect(await read({ start: 0, end: 4_000 })).toBe('another');
    await storage.remove(key);
    await storage.remove(key);
    expect([await read(), await keys()]).toEqual([null, []]);
  });

  // Also when parts have been sent already.
  test.each([8, 12_000_000])('bytes that stop coming after %i leave nothing', async (size) => {
    async function* halves() {
      for (let sent = 0; sent < size; sent += 1_000_000) yield Buffer.alloc(Math.min(size, 1_000_000), 'a');
      throw new Error('gone');
    }
    await expect(storage.write(key, Readable.from(halves()))).rejects.toThrow('gone');
    expect([await read(), await keys()]).toEqual([null, []]);
  });

  test('a key that would lead elsewhere is refused', async () => {
    await expect(storage.read('../../etc/passwd')).rejects.toThrow('storage key');
  });
});

test('R5 a full disk is unavailable for a while, and nothing is left of what did not fit', async () => {
  // /dev/full in the place of the file: every write fails.
  await mkdir(path.join(folder, key.slice(-2)), { recursive: true });
  await symlink('/dev/full', path.join(folder, key.slice(-2), `${key}.part`));
  const whole = opened({ FILES_DIR: folder }).write(key, Readable.from([Buffer.alloc(100_000)]));
  const error: unknown = await whole.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'unavailable', retryAfterSeconds: 60 });
  expect(await onDisk()).toEqual([]);
  // Whoever reads the log learns which disk; whoever uploads doesn't.
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  logFailure(log, refusalOf(Object(error)), error, 'a call failed');
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ cause: expect.stringMatching(/^ENOSPC: no space left/) });
});

test('what is said to be stored is on the disk, its name too: a row outlasts a power cut, and so must its bytes', async () => {
  const flushed: number[] = [];
  const flush = fs.fsync;
  vi.spyOn(fs, 'fsync').mockImplementation((file, done) => {
    flushed.push(fs.fstatSync(file).size);
    flush(file, done);
  });
  const handle = await open(folder);
  const synced = vi.spyOn(Object.getPrototypeOf(handle), 'sync');
  await handle.close();
  await opened({ FILES_DIR: folder }).write(key, Buffer.from('ten bytes.'));
  expect(flushed).toEqual([10]);
  expect(synced).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('object storage that is away is unavailable for a while', async () => {
  const away = opened({ ...bucket.settings, S3_ENDPOINT: 'http://127.0.0.1:9' });
  const refused = { code: 'unavailable', retryAfterSeconds: 60 };
  await expect(away.read(key)).rejects.toMatchObject(refused);
  await expect(away.write(key, Buffer.from('x'))).rejects.toMatchObject(refused);
});

test('files have a place, and keys come in pairs', () => {
  expect(() => opened({})).toThrow('FILES_DIR is missing. Files need a folder, or S3_BUCKET.');
  const half = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'test' };
  expect(() => opened(half)).toThrow('S3_SECRET_ACCESS_KEY is missing: S3_ACCESS_KEY_ID needs it.');
});
