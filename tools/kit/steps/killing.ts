import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from '../installation.ts';
import { startLoad } from '../load.ts';
import { startProxy, type ProxyName } from '../proxies.ts';
import type { Report } from '../report.ts';

const WELL_MS = 10_000;
/** The proxies' own patience (a connection that is refused takes a process out). */
const SETTLE_MS = 2_000;

interface Victim {
  what: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Whether nothing at all can be done meanwhile, so that failures last as long as its start. */
  isNeeded: boolean;
}

/** Everything is killed once with SIGKILL under light load and started again after a second. */
export async function killing(installation: Installation, report: Report, name: ProxyName): Promise<void> {
  const { web, background, redis, pooler, database, certificate, folder } = installation;
  const proxy = await startProxy(name, { folder, ports: web.map(({ port }) => port), certificate });
  if (proxy === null) return report.skip(`kill -9 behind ${name}`, `the package ${name} isn’t installed`);
  const victims: Victim[] = [
    ...web.map(({ server }, index) => ({ what: `web ${index + 1}`, ...of(server), isNeeded: false })),
    { what: 'background', ...of(background.server), isNeeded: false },
    { what: 'Redis', ...of(redis), isNeeded: false },
    ...(pooler ? [{ what: 'PgBouncer', ...of(pooler), isNeeded: true }] : []),
    { what: 'the database', ...of(database), isNeeded: true },
  ];
  for (const victim of victims)
    await killOne(installation, report, `${name}, kill -9 of ${victim.what}`, victim, proxy.url);
  await proxy.stop();
}

const of = (server: { kill(): Promise<void>; start(): Promise<void> }) => ({
  kill: () => server.kill(),
  start: () => server.start(),
});

async function killOne(
  { world }: Installation,
  report: Report,
  title: string,
  victim: Victim,
  url: string,
): Promise<void> {
  const load = await startLoad(world, url);
  await pause(2_000);
  const inFlight = load.inFlight();
  const killedAt = performance.now();
  await victim.kill();
  await pause(1_000);
  await victim.start();
  await pause(SETTLE_MS + 2_000);
  const { requests, acknowledged, failed, says, lost, twice, slowestMs, troubleMs } = await load.end();
  report.exactly(`${title}: lost of ${acknowledged} acknowledged writes`, lost, 0);
  report.exactly(`${title}: writes done twice`, twice, 0);
  report.atMost(`${title}: well again within${says}`, troubleMs(killedAt), WELL_MS, ' ms');
  // A request may start while the process dies and before the proxy has seen it.
  if (!victim.isNeeded)
    report.atMost(
      `${title}: failed of ${requests} requests, ${inFlight} in flight`,
      failed.length,
      inFlight + 2,
    );
  report.atMost(`${title}: slowest good request`, slowestMs, WELL_MS, ' ms');
}
