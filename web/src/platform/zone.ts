import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { setCookie, ZONE } from './session/cookies.ts';

/** The browser's IANA time zone. */
export function browserZone(): string {
  return Temporal.Now.timeZoneId();
}

/** The viewer's time zone: on the server what the browser told last time (UTC before), in the browser its own. */
export function useViewerZone(): string {
  const atLoad = useRouteLoaderData<typeof loader>('root')?.zone ?? 'UTC';
  return useSyncExternalStore(never, browserZone, () => atLoad);
}

/** Leaves the zone for the server's next rendering. */
export function rememberZone() {
  setCookie(ZONE, browserZone());
}

/** A zone out of a cookie, UTC when it is none. */
export function zoneOr(value: string | null): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value ?? 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

function never() {
  return () => undefined;
}
