import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { createListeners, useStore } from './store.ts';

/** The header in which every answer says the server's now; the demo can move that clock. */
export const NOW_HEADER = 'x-parley-now';
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let offsetMs = 0;
const ticks = createListeners(() => {
  const timer = setInterval(() => ticks.notify(), SECOND);
  return () => clearInterval(timer);
});

/** Sets the browser's idea of now by the server's (ISO); small differences are the network's and are ignored. */
export function syncServerNow(serverNow: string | null) {
  const serverMs = Date.parse(serverNow ?? '');
  if (Number.isNaN(serverMs)) return;
  const offset = serverMs - Date.now();
  if (Math.abs(offset - offsetMs) < 2 * SECOND) return;
  offsetMs = offset;
  ticks.notify();
}

/** The server's now, as an instant. For events; screens use `useNow`, which also renders again as time goes by. */
export function currentNow(): string {
  return new Date(Date.now() + offsetMs).toISOString();
}

/** The server's now as an instant, whole minutes unless seconds are asked for; renders again when it changes. */
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
