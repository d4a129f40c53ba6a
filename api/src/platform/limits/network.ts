import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * The network an address is limited as: an IPv4 address itself, an IPv6 address by its /64, which is what one
 * household or rented server gets. IPv4-mapped IPv6 addresses count as IPv4.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const prefix = address.parts.slice(0, 4);
  return `${new ipaddr.IPv6([...prefix, 0, 0, 0, 0]).toString()}/64`;
}

/** The client's address behind this many proxies, each of which appends the address it received from. */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [...forwarded.flatMap((each) => each.trim() || []), socket.remoteAddress ?? ''];
  return hops.at(-1 - Math.min(proxies, hops.length - 1)) ?? '';
}
