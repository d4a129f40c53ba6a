import { spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { LAW } from '../../../api/test/cast.ts';
import { findBrowser } from '../../../e2e/browser.ts';
import type { Call, Seen } from '../../../e2e/kit/installation.ts';
import { freePort } from '../../ports.ts';
import { buildWeb, webBuild } from '../../web-build.ts';
import { IMAGE } from '../container.ts';
import { startInstallation, type Installation } from '../installation.ts';
import { startProxy, type ProxyName } from '../proxies.ts';
import { startRelay } from '../relay.ts';
import type { Report } from '../report.ts';

const tests = path.join(import.meta.dirname, '../../../e2e/kit');
/** The next poll of a page that hears nothing is a minute away. */
const AT_ONCE_MS = 2_000;

interface Place {
  installation: Installation;
  port: number;
  program: string;
  hasRelay: boolean;
}

/** A whole hire in two browsers behind each proxy: files, chat, and a call through the relay of `deploy/compose`. */
export async function browser(report: Report): Promise<void> {
  const program = findBrowser();
  if (program === null) return report.skip('browser', 'no browser is installed: npm run browser');
  // The image has its own pages.
  const isFromTree = IMAGE === '';
  if (isFromTree) await buildWeb(console.log);
  const relay = await startRelay();
  if (relay === null) report.skip('a call through a relay', 'the package coturn isn’t installed');
  // Pages of the processor lead back to PUBLIC_URL: it has to be where the proxies listen.
  const port = await freePort();
  const settings = {
    ...relay?.settings,
    PUBLIC_URL: `https://localhost:${port}`,
    ...(isFromTree && { WEB_BUILD: webBuild }),
  };
  let installation: Installation | null = null;
  try {
    installation = await startInstallation({ settings });
    await nameCategory(installation);
    const place = { installation, port, program, hasRelay: relay !== null };
    await hireBehind('haproxy', place, report);
    await hireBehind('nginx', place, report);
  } finally {
    await installation?.stop();
    await relay?.stop();
  }
}

/** The category that the journeys choose in the browser. */
async function nameCategory({ world }: Installation): Promise<void> {
  await world.platform.db
    .updateTable('categories')
    .set({ name: 'Contract drafting and review' })
    .where('id', '=', LAW.contracts)
    .execute();
}

async function hireBehind(name: ProxyName, place: Place, report: Report): Promise<void> {
  const { installation, port } = place;
  const { folder, web, certificate } = installation;
  const ports = web.map((each) => each.port);
  const proxy = await startProxy(name, { folder, ports, certificate, at: port });
  if (proxy === null) return report.skip(`a browser behind ${name}`, `the package ${name} isn’t installed`);
  const began = performance.now();
  const seen = await hireInBrowsers(proxy.url, path.join(folder, `${name}-seen.json`), place);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  await proxy.stop();
  reportHire(`${name}, in two browsers`, seen, minutes, report);
  reportCall(`${name}, call`, seen, place.hasRelay, report);
}

/** Playwright's own runner, as the journeys wait with its patience; what it says is printed if something broke. */
async function hireInBrowsers(url: string, file: string, place: Place): Promise<Seen> {
  const { installation, program, hasRelay } = place;
  const { web, database, certificate, world } = installation;
  const cli = createRequire(path.join(tests, 'x')).resolve('@playwright/test/cli');
  const child = spawn(process.execPath, [cli, 'test', '-c', tests], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      OUTSIDE_URL: world.outside?.url,
      KIT_URL: url,
      KIT_BROWSER: program,
      KIT_CERTIFICATE: fingerprintOf(certificate.cert),
      KIT_DATABASE_URL: database.url('lived_in'),
      KIT_METRICS: web.map(({ metricsUrl }) => metricsUrl).join(),
      KIT_RELAY: hasRelay ? '1' : '',
      KIT_SEEN: file,
    },
  });
  const exit: Promise<unknown[]> = once(child, 'exit');
  const said = await text(child.stdout);
  const [code] = await exit;
  if (code !== 0) console.log(said);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { messagesMs: [] };
}

/** Of the public key, as Chromium wants it. */
function fingerprintOf(cert: string): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

function reportHire(title: string, seen: Seen, minutes: string, report: Report): void {
  const { messagesMs, tabsInChat, file = 'none', ends, attendance = 'none', errors } = seen;
  const times = messagesMs.toSorted((one, other) => one - other);
  report.exactly(`${title}: a hire ends, for both, in ${minutes} min`, listed(ends), 'Completed, Completed');
  report.exactly(`${title}: tabs at each web process in the chat`, listed(tabsInChat), '1, 1');
  report.add(
    `${title}: ${times.length} messages from key to screen, median`,
    `${times[Math.floor(times.length / 2)] ?? '–'} ms`,
    'for the record',
    true,
  );
  report.atMost(`${title}: the slowest of them`, times.at(-1) ?? Infinity, AT_ONCE_MS, ' ms');
  report.exactly(`${title}: a file of the chat`, file, 'the same bytes');
  report.exactly(`${title}: the consultation counts as`, attendance, 'HELD');
  report.exactly(`${title}: errors and violations in the consoles`, errors?.join('; ') || 'none', 'none');
}

function reportCall(title: string, seen: Seen, hasRelay: boolean, report: Report): void {
  report.exactly(`${title}: tabs at each web process`, listed(seen.tabsInCall), '1, 1');
  const sides = [
    ['client', seen.client],
    ['professional', seen.professional],
  ] as const;
  for (const [side, call = NO_CALL] of sides) {
    const { frames, seconds, ways } = call;
    report.add(
      `${title}: frames that the ${side} decoded in ${seconds} s`,
      String(frames),
      'at least one a second',
      frames > 0 && frames >= seconds,
    );
    report.exactly(`${title}: the ${side} is connected by`, listed(ways), hasRelay ? 'relay' : 'host');
  }
}

const NO_CALL: Call = { frames: 0, seconds: 0, ways: [] };

const listed = (values: readonly (string | number)[] = []) => values.join(', ') || 'none';
