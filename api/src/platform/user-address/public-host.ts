import ipaddr from 'ipaddr.js';
import { AddressFault } from './address-fault.ts';

/**
 * The URL of an address that a user gave: https, the usual port, a name rather than an IP address and no credentials;
 * webcal: becomes https:. Throws AddressFault. `URL` also turns decimal, octal and hexadecimal IPs into dotted ones.
 */
export function publicUrl(given: string): URL {
  const text = given.trim().replace(/^webcals?:/i, 'https:');
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    throw new AddressFault('not_https');
  const host = url.hostname.replace(/\.$/, '');
  if (ipaddr.isValid(host.replace(/^\[|\]$/g, '')) || !host.includes('.'))
    throw new AddressFault('not_public');
  url.hash = '';
  return url;
}

// What the internet routes to one machine, of IPv6 (RFC 4291, 2.4); the rest is of no use to reach a calendar.
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * A unicast address of the public internet, no private address (SSRF): not of this machine, its networks, the cloud’s
 * own or a tunnel to them.
 */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.parse(ip);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
}
