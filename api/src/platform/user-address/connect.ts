import { once } from 'node:events';
import net, { type LookupFunction, type Socket } from 'node:net';
import tls, { type TLSSocket } from 'node:tls';
import { AddressFault } from './address-fault.ts';
import type { FindHost, HostRoute } from './find-host.ts';

/**
 * A TLS connection to a host. Every address its name has must be allowed, and so must the one that the connection has,
 * before a byte is sent; in between nothing asks for the name again. Throws AddressFault.
 */
export async function connect(host: string, find: FindHost, signal: AbortSignal): Promise<TLSSocket> {
  const route = await find(host, signal);
  signal.throwIfAborted();
  if (route.addresses.length === 0) throw new AddressFault('unreachable');
  if (!route.addresses.every(route.isAllowed)) throw new AddressFault('not_public');
  const socket = net.connect({
    host,
    port: route.port,
    lookup: known(route),
    autoSelectFamily: true,
    signal,
  });
  // Its errors reach whoever waits for it; without a listener the later ones would end the process.
  socket.on('error', () => {});
  await once(socket, 'connect', { signal });
  if (!route.isAllowed(socket.remoteAddress ?? '')) {
    socket.destroy();
    throw new AddressFault('not_public');
  }
  return secure(socket, { host, route, signal });
}

interface Peer {
  host: string;
  route: HostRoute;
  signal: AbortSignal;
}

async function secure(socket: Socket, { host, route, signal }: Peer): Promise<TLSSocket> {
  // Closed with the request's time, also while the other side says nothing.
  signal.addEventListener('abort', () => socket.destroy(), { once: true });
  const secured = tls.connect({ socket, servername: host, ALPNProtocols: ['http/1.1'], ca: route.ca });
  secured.on('error', () => {});
  try {
    await once(secured, 'secureConnect', { signal });
    return secured;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** Answers the addresses that were checked, whatever is asked. */
function known({ addresses }: HostRoute): LookupFunction {
  const found = addresses.map((address) => ({ address, family: net.isIP(address) }));
  return (_host, options, answer) => {
    const [first] = found;
    if (options.all === true || !first) answer(null, found);
    else answer(null, first.address, first.family);
  };
}
