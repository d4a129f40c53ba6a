import type { AddressProblem } from './address-fault.ts';

/** What an HTTP status that is no success means for whoever gave the address. */
export function problemOf(status: number): AddressProblem {
  if (status === 401 || status === 403) return 'access_denied';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status === 503 ? 'server_busy' : 'server_error';
}

/** Seconds, from seconds or a date (RFC 9110, 10.2.3); null if it says neither. */
export function retryAfterOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
