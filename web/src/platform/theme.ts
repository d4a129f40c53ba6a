import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { cookieOf, setCookie, THEME } from './session/cookies.ts';
import { createListeners, useStore } from './store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const changes = createListeners();

/** The chosen color scheme; `system` by default. */
export function useTheme(): Theme {
  const atLoad = useRouteLoaderData<typeof loader>('root')?.theme ?? 'system';
  return useStore({ subscribe: changes.subscribe, get: chosenTheme }, () => atLoad);
}

export function chooseTheme(theme: Theme) {
  setCookie(THEME, theme === 'system' ? null : theme);
  changes.notify();
}

/** The theme in a cookie; `system` if it is invalid. */
export function themeOr(value: string | null): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system';
}

function chosenTheme(): Theme {
  return themeOr(cookieOf(document.cookie, THEME));
}
