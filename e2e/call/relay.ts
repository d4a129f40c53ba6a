import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Starts a real TURN server (coturn) on the port that the product announces; null if none can be installed. */
export async function startRelay(port: string, secret: string): Promise<ChildProcess | null> {
  if (!isThere() && !isInstalled()) return null;
  const relay = spawn(
    'turnserver',
    [
      '-n',
      '--listening-ip=127.0.0.1',
      '--relay-ip=127.0.0.1',
      `--listening-port=${port}`,
      '--min-port=52000',
      '--max-port=52100',
      '--use-auth-secret',
      `--static-auth-secret=${secret}`,
      '--realm=parley',
      // Both browsers are on this machine; a production relay must refuse loopback peers.
      '--allow-loopback-peers',
      '--no-tls',
      '--no-dtls',
      '--no-cli',
      '--pidfile=/dev/null',
      '--log-file=stdout',
      '--simple-log',
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const heard = new Promise<void>((resolve) => {
    let output = '';
    relay.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/UDP listener opened on|Total General servers/.test(output)) resolve();
    });
  });
  const patience = new Promise((resolve) => setTimeout(resolve, 5_000));
  await Promise.race([heard, patience, once(relay, 'exit')]);
  return relay.exitCode === null ? relay : null;
}

function isThere(): boolean {
  return spawnSync('turnserver', ['--version'], { stdio: 'ignore', timeout: 10_000 }).error === undefined;
}

/** Installs Debian's coturn if we are root; all within the timeout of a test's setup. */
function isInstalled(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 30_000, env });
  const install = ['install', '-y', '--no-install-recommends', 'coturn'];
  spawnSync('apt-get', install, { stdio: 'ignore', timeout: 60_000, env });
  return isThere();
}
