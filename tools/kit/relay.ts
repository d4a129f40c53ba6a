import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkRelays } from '../../api/src/platform/doctor/check-relay.ts';
import { freePort } from '../ports.ts';
import { findProgram } from './programs.ts';
import { replaced } from './proxies.ts';
import { Server } from './server.ts';

const example = path.join(import.meta.dirname, '../../deploy/compose/turnserver.conf');

export interface Relay {
  /** With them the product leads calls through it. */
  settings: { TURN_URLS: string; TURN_SECRET: string };
  stop(): Promise<void>;
}

/** Debian's coturn with the file of `deploy/compose`, another port, and this machine allowed; null if it isn't there. */
export async function startRelay(): Promise<Relay | null> {
  const program = findProgram('turnserver');
  if (program === null) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-relay-'));
  const port = await freePort();
  const settings = { TURN_URLS: `turn:127.0.0.1:${port}`, TURN_SECRET: randomBytes(24).toString('hex') };
  const config = path.join(folder, 'turnserver.conf');
  writeFileSync(
    config,
    replaced(readFileSync(example, 'utf8'), [['listening-port=3478', `listening-port=${port}`]]),
  );
  const server = new Server({
    program,
    flags: ['-c', config, ...flagsOf(folder, settings.TURN_SECRET)],
    log: path.join(folder, 'relay.log'),
    // As `parley doctor` asks it: with a credential.
    isReady: async () => {
      const [verdict] = await checkRelays([settings.TURN_URLS], settings.TURN_SECRET);
      return verdict?.grade === 'ok';
    },
  });
  await server.start();
  return {
    settings,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As `deploy/compose` starts it, and on this machine, whose addresses the file denies: here the relay itself is the other side. */
function flagsOf(folder: string, secret: string): string[] {
  return [
    '--realm=localhost',
    `--static-auth-secret=${secret}`,
    '--listening-ip=127.0.0.1',
    '--relay-ip=127.0.0.1',
    '--allow-loopback-peers',
    '--allowed-peer-ip=127.0.0.1',
    `--pidfile=${path.join(folder, 'relay.pid')}`,
  ];
}
