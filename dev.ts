import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { announce } from './tools/announce.ts';
import { live, type Life } from './tools/life.ts';
import { preflight } from './tools/preflight.ts';
import { addressOf, readSettings } from './tools/settings.ts';
import { startSurroundings } from './tools/world.ts';

const root = import.meta.dirname;

await live(async (life) => {
  const settings = readSettings(process.env, root);
  await preflight(settings);
  const world = await startSurroundings(settings, life, console.log);
  startWatched({ ...world.environment, NODE_ENV: 'development', WEB_DEV: '1', WEB_BUILD: undefined }, life);
  await untilReady(addressOf(settings.host, settings.port), life.signal);
  console.log(announce(settings, world.hasDemoPeople));
});

/** The product in a process of its own, restarted whenever a file of the server or the contract changes. */
function startWatched(environment: NodeJS.ProcessEnv, life: Life): void {
  // By path: a plain --watch would also restart for the passing files through which Vite reads its settings.
  const watched = ['api/src', 'api/migrations', 'contract/src'].map(
    (each) => `--watch-path=${path.join(root, each)}`,
  );
  const program = path.join(root, 'tools', 'dev-server.ts');
  const child = spawn(process.execPath, [...watched, '--watch-preserve-output', program], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    // Ctrl-C reaches it through us, after which the database may go.
    detached: true,
  });
  life.atEnd(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }, 4_000);
}

/** However long it takes: what keeps it from starting stands on the screen, and the next change may mend it. */
async function untilReady(url: string, signal: AbortSignal): Promise<void> {
  while (!(await answers(`${url}/readyz`))) await sleep(100, undefined, { signal });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
