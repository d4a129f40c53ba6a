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
