import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { announce } from './tools/announce.ts';
import { live, type Life } from './tools/life.ts';
import { preflight } from './tools/preflight.ts';
import { readSettings } from './tools/settings.ts';
import { startSurroundings } from './tools/world.ts';

await live(async (life) => {
  const settings = readSettings(process.env, import.meta.dirname);
  await preflight(settings);
  const world = await startSurroundings(settings, life, console.log);
  await startWatched(
    { ...world.environment, NODE_ENV: 'development', WEB_DEV: '1', WEB_BUILD: undefined },
    life,
  );
  console.log(announce(settings, world.hasDemoPeople));
});

/** The product in a process of its own, which Node restarts whenever a file that it has imported changes. */
async function startWatched(environment: NodeJS.ProcessEnv, life: Life): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'tools', 'dev-server.ts'), {
    execArgv: ['--watch', '--watch-preserve-output'],
    env: { ...process.env, ...environment },
    // Ctrl-C reaches it through us, after which the database may go.
    detached: true,
  });
  life.atEnd(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }, 4_000);
  await once(child, 'message');
}
