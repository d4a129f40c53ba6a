import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { createListeners, useStore } from './store.ts';

/** The response header with the server's time; the demo can move that clock. */
export const NOW_HEADER = 'x-parley-now';
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let offsetMs = 0;
const ticks = createListeners(() => {
  const timer = setInterval(() => ticks.notify(), SECOND);
  return () => clearInterval(timer);
});

/** Sets the offset to the server's clock (ISO); differences below two seconds are latency and ignored. */
export function syncServerNow(serverNow: string | null) {
  const serverMs = Date.parse(serverNow ?? '');
  if (Number.isNaN(serverMs)) return;
  const offset = serverMs - Date.now();
  if (Math.abs(offset - offsetMs) < 2 * SECOND) return;
  offsetMs = offset;
  ticks.notify();
}

/** The server's current time, for event handlers; components use `useNow`, which re-renders. */
export function currentNow(): string {
  return new Date(Date.now() + offsetMs).toISOString();
}

/** The server's current time in whole minutes or seconds; re-renders when it changes. */
export function useNow(step: 'minute' | 'second' = 'minute'): string {
  const atLoad = useRouteLoaderData<typeof loader>('root')?.now;
  const stepMs = step === 'minute' ? MINUTE : SECOND;
  return useStore({ subscribe: ticks.subscribe, get: () => floored(Date.now() + offsetMs, stepMs) }, () =>
    floored(atLoad === undefined ? Date.now() : Date.parse(atLoad), stepMs),
  );
}

function floored(ms: number, stepMs: number): string {
  return new Date(Math.floor(ms / stepMs) * stepMs).toISOString();
}
