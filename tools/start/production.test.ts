import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../ports.ts';
import { removeDataDir, scratchDataDir } from '../scratch.ts';

const root = path.join(import.meta.dirname, '../..');
const START_MS = 300_000;

/**
 * Loaded into the started process before anything else: asked by a signal, it names the parts of React that have run.
 * Node looks through others for their exports without running them.
 */
const PROBE = `import { Module } from 'node:module';
process.on('SIGUSR2', () => {
  const parts = Object.values(Module._cache).filter(({ id, loaded }) => loaded && /\\/(react|react-dom)\\/cjs\\//.test(id));
  console.error('LOADED ' + JSON.stringify(parts.map(({ id }) => id.split('/').at(-1))));
});`;

let dataDir: string;
let child: ChildProcess;
let url: string;
let places: Record<string, string>;
let said = '';

beforeAll(async () => {
  dataDir = await scratchDataDir('parley-production-');
  const [port, outsidePort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}`;
  places = { DATA_DIR: dataDir, PORT: String(port), OUTSIDE_PORT: String(outsidePort) };
  child = spawn(process.execPath, [path.join(root, 'start.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      // As in a shell that says nothing of it, or even says otherwise.
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PROBE)}`,
      ...places,
      DEMO: 'none',
      // Beside other tests the machine is too busy to serve strangers at once.
      SHED_ABOVE_MS: '0',
    },
  });
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for (const end = performance.now() + START_MS; performance.now() < end; await pause(250)) {
    if (child.exitCode !== null) throw new Error(`npm start ended: ${said}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('npm start did not become ready');
}, START_MS);

afterAll(async () => {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  await removeDataDir(dataDir);
}, START_MS);

test('what npm start serves is rendered by the production build of React, whatever the shell says', async () => {
  const page = await fetch(url);
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
  child.kill('SIGUSR2');
  await expect.poll(() => said, { timeout: 10_000 }).toContain('LOADED');
  const loaded: unknown = JSON.parse(/^LOADED (.*)$/m.exec(said)?.[1] ?? '[]');
  expect(loaded).toEqual(
    expect.arrayContaining([expect.stringMatching(/^react-dom-server.*\.production\.js$/)]),
  );
  expect(loaded).not.toEqual(expect.arrayContaining([expect.stringContaining('.development.js')]));
});

test('the doctor finds the mail server that npm start has started', async () => {
  const doctor = spawn(process.execPath, ['api/src/cli.ts', 'doctor', '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...places },
  });
  let found = '';
  doctor.stdout.on('data', (chunk: Buffer) => (found += chunk.toString()));
  await once(doctor, 'close');
  const findings: { check: string; grade: string }[] = JSON.parse(found);
  expect(findings.find(({ check }) => check === 'mail')).not.toMatchObject({ grade: 'error' });
}, 60_000);
