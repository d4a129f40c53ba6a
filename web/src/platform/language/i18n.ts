import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { withoutCount } from '@parley/contract/numbers.ts';

/** The language that the sources are written in; its words travel with the code that shows them. */
export const SOURCE_LOCALE = 'en';

// Every other language is one file, fetched by those who read it and by nobody else.
const catalogs = import.meta.glob<{ messages: Messages }>([
  '../../../../locales/*.po',
  '!../../../../locales/en.po',
]);
const loaders = new Map(
  Object.entries(catalogs).map(([file, load]) => [file.replace(/^.*\/(.+)\.po$/, '$1'), load]),
);

/** The languages that the product can be read in. */
export const LOCALES: readonly string[] = [SOURCE_LOCALE, ...loaders.keys()];

const loaded = new Map<string, I18n>([
  [SOURCE_LOCALE, setupI18n({ locale: SOURCE_LOCALE, messages: { [SOURCE_LOCALE]: {} } })],
]);

/** The words of a language, fetched once; English for a language that has no catalog. */
export async function loadI18n(locale: string): Promise<I18n> {
  const load = loaders.get(locale);
  const known = loaded.get(load ? locale : SOURCE_LOCALE);
  if (known || !load) return known ?? loadI18n(SOURCE_LOCALE);
  const { messages } = await load();
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  loaded.set(locale, i18n);
  return i18n;
}

/** Who reads a page: in which language, and on a clock of how many hours. */
export interface Reader {
  i18n: I18n;
  hours: 12 | 24;
}

let readerSource: () => Reader | undefined = () => undefined;

/** Says who reads: in the browser its owner, on the server whoever made the request being answered. */
export function setReaderSource(whose: () => Reader | undefined): void {
  readerSource = whose;
}

export function currentI18n(): I18n {
  const i18n = readerSource()?.i18n ?? loaded.get(SOURCE_LOCALE);
  if (!i18n) throw new Error('no language is loaded');
  return i18n;
}

/** How many hours the clocks of the reader have. */
export const clockHours = (): 12 | 24 => readerSource()?.hours ?? 24;

/** What the macros call outside of components. */
export const i18n: Pick<I18n, '_'> = {
  get _() {
    const current = currentI18n();
    return current._.bind(current);
  },
};

/** A text of the contract in the reader's language, its number or amount filled in; as it is where there is no translation. */
export function translated(text: string): string {
  const current = currentI18n();
  if (text in current.messages) return current._(text);
  const { message, values } = withoutCount(text);
  return message in current.messages ? current._(message, values) : text;
}
