import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Certificate } from '@parley/outside/certificate.ts';
import { freePort } from '../ports.ts';
import { findProgram } from './programs.ts';
import { accepts, Server } from './server.ts';

const HOST = 'mail.parley.test';
const USER = 'parley';

interface Settings {
  certificate: Certificate;
  password: string;
  /** Where it hands on what isn't for its own domain: the stand-in for everybody's mailboxes. */
  relayPort: number;
  /** Where the product takes in what comes back, and the secret there. */
  bounces: { url: string; secret: string };
}

/** Of the product whose emails come back to it. */
export const BOUNCES_ADDRESS = `bounces@${HOST}`;

export interface Postfix {
  /** With STARTTLS; of somebody with this password. */
  url(password: string): string;
  /** With TLS from the start. */
  secureUrl(password: string): string;
  stop(): Promise<void>;
}

/** What is missing of Debian's packages; null if nothing is. */
export const missingForPostfix = (): string | null =>
  ['postfix', 'saslpasswd2'].every((name) => findProgram(name)) ? null : 'postfix and sasl2-bin';

/**
 * Debian's Postfix with a folder of its own, as a company's relay is: nobody sends without TLS and a password, and bounces
 * are piped to the product as docs/operate/mail.md has it.
 */
export async function startPostfix(settings: Settings): Promise<Postfix> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-postfix-'));
  // Its processes are several users'.
  chmodSync(folder, 0o755);
  const [port, securePort] = [await freePort(), await freePort()];
  writeFiles(folder, settings, [port, securePort]);
  const server = new Server({
    program: findProgram('postfix') ?? 'postfix',
    flags: ['-c', folder, 'start-fg'],
    log: path.join(folder, 'postfix.log'),
    isReady: async () => (await accepts(port)) && accepts(securePort),
  });
  await server.start();
  const account = (password: string) => `${encodeURIComponent(`${USER}@${HOST}`)}:${password}`;
  return {
    url: (password) => `smtp://${account(password)}@localhost:${port}`,
    secureUrl: (password) => `smtps://${account(password)}@localhost:${securePort}`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeFiles(
  folder: string,
  { certificate, password, relayPort, bounces }: Settings,
  [port, securePort]: readonly [number, number],
): void {
  const place = (name: string) => path.join(folder, name);
  const write = (name: string, text: string, mode = 0o644) => writeFileSync(place(name), text, { mode });
  for (const name of ['queue', 'data', 'sasl']) mkdirSync(place(name));
  write('cert.pem', certificate.cert);
  write('key.pem', certificate.key, 0o600);
  write(
    'sasl/smtpd.conf',
    `pwcheck_method: auxprop\nauxprop_plugin: sasldb\nsasldb_path: ${place('sasldb')}\nmech_list: PLAIN LOGIN\n`,
  );
  run('saslpasswd2', ['-c', '-p', '-f', place('sasldb'), '-u', HOST, USER], password);
  write(
    'netrc',
    `machine ${new URL(bounces.url).hostname} login bounces password ${bounces.secret}\n`,
    0o400,
  );
  write(
    'aliases',
    `bounces: "|curl -sf --netrc-file ${place('netrc')} -H 'content-type: message/rfc822' --data-binary @- ${bounces.url}"\n`,
  );
  write('main.cf', mainOf(place, relayPort));
  write('master.cf', masterOf(port, securePort));
  run('postalias', ['-c', folder, `hash:${place('aliases')}`]);
  run('chown', ['postfix', place('data'), place('sasldb')]);
  run('chown', ['nobody', place('netrc')]);
}

function run(name: string, flags: readonly string[], input?: string): void {
  const { status, stderr } = spawnSync(findProgram(name) ?? name, flags, { encoding: 'utf8', input });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
}

const mainOf = (place: (name: string) => string, relayPort: number) => `compatibility_level = 3.6
queue_directory = ${place('queue')}
data_directory = ${place('data')}
maillog_file = /dev/stdout
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
smtpd_peername_lookup = no
myhostname = ${HOST}
mydestination = ${HOST}
relayhost = [127.0.0.1]:${relayPort}
smtpd_tls_security_level = encrypt
smtpd_tls_auth_only = yes
smtpd_tls_cert_file = ${place('cert.pem')}
smtpd_tls_key_file = ${place('key.pem')}
smtpd_sasl_auth_enable = yes
smtpd_sasl_type = cyrus
smtpd_sasl_path = smtpd
cyrus_sasl_config_path = ${place('sasl')}
smtpd_sasl_local_domain = ${HOST}
smtpd_relay_restrictions = permit_sasl_authenticated, reject
recipient_delimiter = +
alias_maps = hash:${place('aliases')}
local_recipient_maps = $alias_maps
default_privs = nobody
`;

const masterOf = (port: number, securePort: number) => `${port} inet n - n - - smtpd
${securePort} inet n - n - - smtpd -o smtpd_tls_wrappermode=yes
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
relay unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
local unix - n n - - local
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`;
