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

/** The zone in a cookie; UTC if it is invalid. Asked for every page, so not of Intl, which takes seventy times as long. */
export function zoneOr(value: string | null): string {
  try {
    return new Temporal.ZonedDateTime(0n, value ?? 'UTC').timeZoneId;
  } catch {
    return 'UTC';
  }
}

function never() {
  return () => undefined;
}
