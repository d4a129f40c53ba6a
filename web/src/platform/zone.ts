import { isTimeZone } from '@parley/contract/reader-time.ts';
import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { setCookie, ZONE } from './session/cookies.ts';

/** The browser's IANA time zone. */
export function browserZone(): string {
  return Temporal.Now.timeZoneId();
}

/** The viewer's time zone: the browser's own; on the server the one in its cookie, or UTC. */
export function useViewerZone(): string {
  const atLoad = useRouteLoaderData<typeof loader>('root')?.zone ?? 'UTC';
  return useSyncExternalStore(never, browserZone, () => atLoad);
}

/** Stores the zone in a cookie for server rendering. */
export function rememberZone() {
  setCookie(ZONE, browserZone());
}

/** The zone in a cookie; UTC if it is invalid. */
export function zoneOr(value: string | null): string {
  return value !== null && isTimeZone(value) ? value : 'UTC';
}

function never() {
  return () => undefined;
}
