import { Resolver } from 'node:dns/promises';
import { AddressFault } from './address-fault.ts';
import { isPublicAddress } from './public-host.ts';

/** Where a host is reached. */
export interface HostRoute {
  addresses: string[];
  port: number;
  /** Asked of every address found, and again of the one that a connection really has. */
  isAllowed: (ip: string) => boolean;
  /** The certificate to trust instead of the system's, in PEM. */
  ca?: string;
}

/** Finds a host by its name; throws if it has no address. */
export type FindHost = (host: string, signal: AbortSignal) => Promise<HostRoute>;

/** By DNS, on the public internet. Not through the machine's own hosts file, nor its few threads for `getaddrinfo`. */
export async function findPublicHost(host: string, signal: AbortSignal): Promise<HostRoute> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const stop = () => resolver.cancel();
  signal.addEventListener('abort', stop);
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    return { addresses, port: 443, isAllowed: isPublicAddress };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Some hosts are reached where the settings say (`host=ip:port`), every other one by `otherwise`. */
export function findPinnedHost(
  pins: readonly string[],
  ca: string | undefined,
  otherwise: FindHost = findPublicHost,
): FindHost {
  const routes = new Map(pins.map((pin) => routeOfPin(pin, ca)));
  return async (host, signal) => routes.get(host) ?? otherwise(host, signal);
}

function routeOfPin(pin: string, ca: string | undefined): [string, HostRoute] {
  const [, host, ip, port] = /^([^=]+)=(.+):(\d+)$/.exec(pin) ?? [];
  if (host === undefined || ip === undefined) throw new AddressFault('unreachable');
  const route = { addresses: [ip], port: Number(port), isAllowed: (address: string) => address === ip };
  return [host, ca === undefined ? route : { ...route, ca }];
}
