import { isIPv4 } from 'node:net';

/** Whether only this machine can reach this host; unknown names count as reachable. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}
