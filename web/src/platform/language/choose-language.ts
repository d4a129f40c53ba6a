import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';
import { forgetUnsavedChanges } from '../form/unsaved-changes.ts';
import { setCookie } from '../session/cookies.ts';

// Not in cookies.ts, which the first page loads.
const LANGUAGE = 'parley_language';

/** The languages to choose from, as BCP 47 tags; English alone if the root loader failed. */
export function useLanguages(): readonly string[] {
  return useRouteLoaderData<typeof loader>('root')?.languages ?? ['en'];
}

/** Sets the language of this browser and reloads the page in it. */
export function chooseLanguage(language: string): void {
  setCookie(LANGUAGE, language);
  forgetUnsavedChanges();
  window.location.reload();
}

/** A language as its own speakers call it: "Deutsch". */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
