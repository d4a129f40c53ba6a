import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { cookieOf, remember, THEME } from './session/cookies.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

/** The chosen colour scheme; `system` when nothing was chosen. */
export function useTheme(): Theme {
  const atLoad = useRouteLoaderData<typeof loader>('root')?.theme ?? 'system';
  return useSyncExternalStore(
    listen,
    () => themeOr(cookieOf(document.cookie, THEME)),
    () => atLoad,
  );
}

export function chooseTheme(theme: Theme) {
  remember(THEME, theme === 'system' ? null : theme);
  for (const listener of listeners) listener();
}

/** A theme out of a cookie, `system` when it is none. */
export function themeOr(asked: string | null): Theme {
  return THEMES.find((theme) => theme === asked) ?? 'system';
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
