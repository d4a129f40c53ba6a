import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { listenOn } from './listen-on.ts';
import { requireFolders } from './require-folders.ts';

const NAMES = { host: 'HOST', port: 'PORT' };
const FILE = import.meta.filename;
const LOCALES_DIR = path.join(import.meta.dirname, '../../../../locales');

function server() {
  const app = Fastify();
  onTestFinished(() => app.close());
  return app;
}

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a port that another program has is refused in a sentence that names the setting', async () => {
  const taken = new URL(await listenOn(server(), { host: '127.0.0.1', port: 0 }, NAMES));
  const again = listenOn(server(), { host: '127.0.0.1', port: Number(taken.port) }, NAMES);
  await expect(again).rejects.toThrow(
    new OperatorError(
      `PORT can’t be ${taken.port}: another program already listens there. Stop it, or set another PORT.`,
    ),
  );
});

test('an address that this machine doesn’t have is refused in a sentence that names the setting', async () => {
  const elsewhere = listenOn(server(), { host: '192.0.2.1', port: 0 }, NAMES);
  await expect(elsewhere).rejects.toThrow(/^HOST can’t be 192\.0\.2\.1: this machine has no such address\. /);
});

test('folders that can’t be used are refused all at once, a sentence each', async () => {
  const missing = path.join(emptyFolder(), 'nowhere');
  const wrong = { FILES_DIR: FILE, S3_BUCKET: undefined, LOCALES_DIR: missing, WEB_BUILD: emptyFolder() };
  const refused: unknown = await requireFolders(wrong, true).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(OperatorError);
  expect(String(refused).split('\n')).toEqual([
    expect.stringMatching(
      /FILES_DIR names .*, where no file can be stored \(E\w+\): let the user .* write there, or correct the path\.$/,
    ),
    expect.stringMatching(/^LOCALES_DIR names .*nowhere, which can’t be read \(ENOENT\): correct the path/),
    expect.stringMatching(/^WEB_BUILD names .*, where no built web app is \(ENOENT\): run npm run build/),
  ]);
});

test('what a process doesn’t use may be missing, and a folder for files is made', async () => {
  const FILES_DIR = path.join(emptyFolder(), 'new/files');
  const settings = { FILES_DIR, S3_BUCKET: undefined, LOCALES_DIR, WEB_BUILD: '/nowhere' };
  await requireFolders(settings, false);
  await requireFolders({ ...settings, FILES_DIR: '', S3_BUCKET: 'files', WEB_BUILD: undefined }, true);
  expect(existsSync(FILES_DIR)).toBe(true);
});
