import type { AddressProblem } from './address-fault.ts';

/** What an HTTP status that is no success means for whoever gave the address. */
export function problemOf(status: number): AddressProblem {
  if (status === 401 || status === 403) return 'access_denied';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status === 503 ? 'server_busy' : 'server_error';
}

/** Nobody waits longer; more could be no date. */
const MOST_SECONDS = 7 * 24 * 3600;

/** Seconds, a week at most, from seconds or a date (RFC 9110, 10.2.3); null if it says neither. */
export function retryAfterOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(MOST_SECONDS, Math.max(0, Math.ceil(seconds)));
}
