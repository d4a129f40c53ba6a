import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderStorage, type Storage } from './storage.ts';

let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parley-storage-'));
  storage = folderStorage(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const key = 'one-file-of-the-tests';
const files = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
};
const read = async (part?: { start: number; end: number }) => {
  const bytes = await storage.read(key, part);
  return bytes && text(bytes);
};

test('bytes are there, whole and in part, until they are removed', async () => {
  await storage.write(key, Readable.from([Buffer.from('0123'), Buffer.from('456789')]));
  expect([await read(), await read({ start: 2, end: 4 })]).toEqual(['0123456789', '234']);
  await storage.remove(key);
  await storage.remove(key);
  expect([await read(), await files()]).toEqual([null, []]);
});

test('bytes that stop coming leave nothing', async () => {
  async function* halves() {
    yield Buffer.from('one half');
    throw new Error('gone');
  }
  await expect(storage.write(key, Readable.from(halves()))).rejects.toThrow('gone');
  expect(await files()).toEqual([]);
});

test('R5 a full disk is unavailable for a while, and nothing is left of what did not fit', async () => {
  // /dev/full in the place of the file: every write fails.
  await mkdir(path.join(folder, key.slice(-2)));
  await symlink('/dev/full', path.join(folder, key.slice(-2), `${key}.part`));
  const whole = storage.write(key, Readable.from([Buffer.alloc(100_000)]));
  await expect(whole).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 60 });
  expect(await files()).toEqual([]);
});
