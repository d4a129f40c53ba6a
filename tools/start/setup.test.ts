import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const PACKAGE = { resolved: 'https://registry.test/some.tgz', integrity: 'sha512-one' };
const OTHER_MACHINE = { ...PACKAGE, optional: true };
const PLACES = ['node_modules/some', 'api/node_modules/some'];
const lock = (packages: Record<string, object>) =>
  JSON.stringify({ packages: { '': {}, api: {}, ...packages } });

let folder: string;
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const make = (place: string) => mkdirSync(path.join(folder, place), { recursive: true });

/** As `npm ci` leaves it. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parley-setup-'));
  cpSync(path.join(import.meta.dirname, '../../setup.cjs'), path.join(folder, 'setup.cjs'));
  for (const place of [...PLACES, 'node_modules/.bin']) make(place);
  write('node_modules/.bin/node', '');
  const packages = Object.fromEntries(PLACES.map((place) => [place, PACKAGE]));
  write('package-lock.json', lock({ ...packages, 'node_modules/other-machine': OTHER_MACHINE }));
  write('node_modules/.package-lock.json', lock(packages));
  write('npm.cjs', "require('fs').writeFileSync(__dirname + '/asked', '')");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Whether the set-up asks npm to install. */
function installs(): boolean {
  rmSync(path.join(folder, 'asked'), { force: true });
  const npm = { npm_node_execpath: process.execPath, npm_execpath: path.join(folder, 'npm.cjs') };
  const { status, stderr } = spawnSync(process.execPath, ['setup.cjs'], {
    cwd: folder,
    env: { ...process.env, ...npm },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return existsSync(path.join(folder, 'asked'));
}

test('the set-up installs nothing after npm ci by hand', () => {
  expect(installs()).toBe(false);
  expect(existsSync(path.join(folder, 'node_modules/.parley-installed'))).toBe(true);
});

const present = (changed: Record<string, object>) => () =>
  write('node_modules/.package-lock.json', lock({ [PLACES[0] ?? '']: PACKAGE, ...changed }));
test.each([
  [
    'another version is installed',
    present({ 'api/node_modules/some': { ...PACKAGE, integrity: 'sha512-two' } }),
  ],
  ['one is missing', present({})],
  ['npm was interrupted', () => rmSync(path.join(folder, 'node_modules/.package-lock.json'))],
  ['the folder of one is gone', () => rmSync(path.join(folder, 'api/node_modules'), { recursive: true })],
  [
    'scripts were left out, and with them the pinned Node',
    () => rmSync(path.join(folder, 'node_modules/.bin/node')),
  ],
  ['nothing is there', () => rmSync(path.join(folder, 'node_modules/some'), { recursive: true })],
])('it installs if %s, and then not again', (_, happen) => {
  happen();
  expect(installs()).toBe(true);
  expect(installs()).toBe(false);
});
