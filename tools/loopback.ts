import { isIPv4 } from 'node:net';

/** Whether only this machine can reach what listens there; an unknown name counts as reachable by others. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}
