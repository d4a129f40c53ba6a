import { AsyncLocalStorage } from 'node:async_hooks';
import { hoursOf } from '@parley/contract/time.ts';
import Negotiator from 'negotiator';
import { CLOCK, cookieOf, LANGUAGE } from '../session/cookies.ts';
import { loadI18n, LOCALES, type Reader, SOURCE_LOCALE, setReaderSource } from './i18n.ts';

const readSearchParams = new AsyncLocalStorage<Reader>();
setReaderSource(() => readSearchParams.getStore());

/** Handles a request in its reader's language and clock format: their choice, else their browser's preference. */
export async function asReaderOf<T>(request: Request, answer: () => Promise<T>): Promise<T> {
  const cookies = request.headers.get('cookie');
  const negotiator = new Negotiator({
    headers: { 'accept-language': request.headers.get('accept-language') ?? undefined },
  });
  const chosen = cookieOf(cookies, LANGUAGE);
  const isKnown = chosen !== null && LOCALES.includes(chosen);
  const language = isKnown ? chosen : negotiator.language([...LOCALES]);
  const hours = hoursOf(cookieOf(cookies, CLOCK), negotiator.language());
  return readSearchParams.run({ i18n: await loadI18n(language ?? SOURCE_LOCALE), hours }, answer);
}
