import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.join(import.meta.dirname, '../..');
// Node's --watch also restarts for Vite's temporary files, and outlives a killed parent.
const watched = ['api/src', 'api/migrations', 'contract/src'];
const changeSettlesMs = 100;

/** The product as a separate process, restarted whenever a file of the server or the contract changes. */
export function startWatchedServer(environment: NodeJS.ProcessEnv, log: (line: string) => void) {
  let child = launch(environment);
  let turn = Promise.resolve();
  const restart = async () => {
    log('The server’s code changed: restarting it');
    await end(child);
    child = launch(environment);
  };
  const watchers = watched.map((folder) =>
    watch(
      path.join(root, folder),
      { recursive: true },
      settled(() => (turn = turn.then(restart))),
    ),
  );
  return {
    /** Resolves once it serves; until then errors are on the screen, and the next change may fix them. */
    untilReady: async () => {
      while (!(await isReady(child))) await sleep(changeSettlesMs);
    },
    stop: async () => {
      for (const each of watchers) each.close();
      await turn;
      await end(child);
    },
  };
}

function launch(environment: NodeJS.ProcessEnv): ChildProcess {
  // Detached, so that Ctrl-C reaches it through us, before the database stops.
  return fork(path.join(root, 'tools', 'start', 'dev-server.ts'), {
    env: { ...process.env, ...environment },
    detached: true,
  });
}

async function isReady(child: ChildProcess): Promise<boolean> {
  if (hasEnded(child)) return false;
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  return message === 'ready';
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), 3_000);
  await exit;
  clearTimeout(patience);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Debounced: saving a file makes several events, and a tool may save many files. */
function settled(act: () => void): (event: string, file: string | null) => void {
  let timer: NodeJS.Timeout | undefined;
  return (_event, file) => {
    if (file === null || file.endsWith('.test.ts') || !/\.(ts|sql)$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(act, changeSettlesMs);
  };
}
