import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { withoutCount } from '@parley/contract/numbers.ts';

/** The language of the sources; its messages are compiled into the code. */
export const SOURCE_LOCALE = 'en';

// Every other language is one file, loaded only by its readers.
const catalogs = import.meta.glob<{ messages: Messages }>([
  '../../../../locales/*.po',
  '!../../../../locales/en.po',
]);
const loaders = new Map(
  Object.entries(catalogs).map(([file, load]) => [file.replace(/^.*\/(.+)\.po$/, '$1'), load]),
);

/** The available languages. */
export const LOCALES: readonly string[] = [SOURCE_LOCALE, ...loaders.keys()];

const loaded = new Map<string, I18n>([
  [SOURCE_LOCALE, setupI18n({ locale: SOURCE_LOCALE, messages: { [SOURCE_LOCALE]: {} } })],
]);

/** The messages of a language, loaded once; English if it has no catalog. */
export async function loadI18n(locale: string): Promise<I18n> {
  const load = loaders.get(locale);
  const known = loaded.get(load ? locale : SOURCE_LOCALE);
  if (known || !load) return known ?? loadI18n(SOURCE_LOCALE);
  const { messages } = await load();
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  loaded.set(locale, i18n);
  return i18n;
}

/** The reader of a page: their language and clock format. */
export interface Reader {
  i18n: I18n;
  hours: 12 | 24;
}

let readerSource: () => Reader | undefined = () => undefined;

/** Sets where the reader comes from: fixed in the browser, per request on the server. */
export function setReaderSource(whose: () => Reader | undefined): void {
  readerSource = whose;
}

export function currentI18n(): I18n {
  const i18n = readerSource()?.i18n ?? loaded.get(SOURCE_LOCALE);
  if (!i18n) throw new Error('no language is loaded');
  return i18n;
}

/** The reader's clock format. */
export const clockHours = (): 12 | 24 => readerSource()?.hours ?? 24;

/** The instance that the macros use outside components. */
export const i18n: Pick<I18n, '_'> = {
  get _() {
    const current = currentI18n();
    return current._.bind(current);
  },
};

/** Translates a text of the contract, with its number or amount filled in; returns it unchanged without a translation. */
export function translated(text: string): string {
  const current = currentI18n();
  if (text in current.messages) return current._(text);
  const { message, values } = withoutCount(text);
  return message in current.messages ? current._(message, values) : text;
}
