import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * The network that an address counts for: an IPv4 address for itself, an IPv6 address for its /64, because that is what
 * one household or one rented server gets and may move about in. An IPv4 address written as IPv6 is the IPv4 address.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const prefix = address.parts.slice(0, 4);
  return `${new ipaddr.IPv6([...prefix, 0, 0, 0, 0]).toString()}/64`;
}

/** Where a request comes from, when so many proxies stand in front, each of which adds whom it heard it from. */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  const way = [...told.flatMap((each) => each.trim() || []), socket.remoteAddress ?? ''];
  return way.at(-1 - Math.min(proxies, way.length - 1)) ?? '';
}
