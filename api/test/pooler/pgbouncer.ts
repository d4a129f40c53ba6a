import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../tools/ports.ts';

/** Debian's, if it is new enough: from 1.21 on it keeps named statements apart. */
export function hasPgBouncer(): boolean {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

/** How PgBouncer is started in transaction mode before a server, with so many connections for each of its databases. */
export async function configurePgBouncer(direct: string, connections: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-pgbouncer-'));
  const file = path.join(folder, 'pgbouncer.ini');
  const port = await freePort();
  const { hostname, port: serverPort, username, password } = new URL(direct);
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=${username}${password && ` password=${password}`}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    'auth_type = any\npool_mode = transaction\nmax_prepared_statements = 100',
    `default_pool_size = ${connections}`,
    // Otherwise a database that was away is asked again only after 15 s.
    'server_login_retry = 1',
  ];
  writeFileSync(file, lines.join('\n'));
  // It refuses to run as root.
  chmodSync(folder, 0o755);
  return {
    flags: [...(process.getuid?.() === 0 ? ['--user=nobody'] : []), file],
    /** The same database through it. */
    through: (url: string) => Object.assign(new URL(url), { port: String(port) }).href,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
