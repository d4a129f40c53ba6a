import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from '../installation.ts';
import { startLoad } from '../load.ts';
import { startProxy, type ProxyName } from '../proxies.ts';
import type { Report } from '../report.ts';

/** Every process is restarted, one after another, under light load: nobody notices. */
export async function rolling(installation: Installation, report: Report, name: ProxyName): Promise<void> {
  const { web, background, certificate, folder, world } = installation;
  const proxy = await startProxy(name, { folder, ports: web.map(({ port }) => port), certificate });
  if (proxy === null)
    return report.skip(`rolling restart behind ${name}`, `the package ${name} isn’t installed`);
  const load = await startLoad(world, proxy.url);
  await pause(1_000);
  for (const { server } of [...web, background]) {
    await server.stop();
    await server.start();
    await pause(1_500);
  }
  const { requests, acknowledged, failed, says, lost, twice, slowestMs } = await load.end();
  await proxy.stop();
  report.exactly(`${name}, rolling restart: failed of ${requests} requests${says}`, failed.length, 0);
  report.exactly(`${name}, rolling restart: lost of ${acknowledged} acknowledged writes`, lost, 0);
  report.exactly(`${name}, rolling restart: writes done twice`, twice, 0);
  report.atMost(`${name}, rolling restart: slowest request`, slowestMs, 10_000, ' ms');
}
