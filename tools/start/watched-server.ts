import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.join(import.meta.dirname, '../..');
// Node's own --watch restarts for Vite's passing files too, and outlives a killed parent.
const watched = ['api/src', 'api/migrations', 'contract/src'];
const changeSettlesMs = 100;

/** The product in a process of its own, started anew whenever a file of the server or the contract changes. */
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
    /** Once the first one serves; what keeps it from that stands on the screen, and the next change may mend it. */
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
  // Detached: Ctrl-C reaches it through us, after which the database may go.
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

/** Saving one file makes several events, and a tool may save many files: once, when they have come to rest. */
function settled(act: () => void): (event: string, file: string | null) => void {
  let timer: NodeJS.Timeout | undefined;
  return (_event, file) => {
    if (file === null || file.endsWith('.test.ts') || !/\.(ts|sql)$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(act, changeSettlesMs);
  };
}
