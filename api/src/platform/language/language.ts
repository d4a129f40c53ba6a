import { AsyncLocalStorage } from 'node:async_hooks';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { catalogWithName, PRODUCT_NAME, withName } from '@parley/contract/admin/settings/product-name.ts';
import { withoutCount } from '@parley/contract/numbers.ts';
import { hoursOf } from '@parley/contract/reader-time.ts';
import Negotiator from 'negotiator';
import type { Catalog } from './catalogs.ts';

/** A reader's language and clock format. */
export interface Reader {
  language: string;
  hours: 12 | 24;
}

const SOURCE: Reader = { language: 'en', hours: 24 };
const readerStorage = new AsyncLocalStorage<Reader>();
const catalogs = new Map<string, Catalog>();
let ownName = PRODUCT_NAME;
const languages = new Map<string, I18n>([[SOURCE.language, createI18n(SOURCE.language, {})]]);

function createI18n(locale: string, messages: Messages): I18n {
  return setupI18n({
    locale,
    messages: { [locale]: catalogWithName(messages, ownName) },
  }).setMessagesCompiler((message) => withName(compileMessage(message), ownName));
}

/** What the product is called here. */
export const productName = (): string => ownName;

/** All texts name it so from now on. */
export function keepProductName(name: string): void {
  if (name === ownName) return;
  ownName = name;
  addLanguages(catalogs);
}

/** Makes these languages available. */
export function addLanguages(added: ReadonlyMap<string, Catalog>): void {
  for (const [name, catalog] of added) {
    catalogs.set(name, catalog);
    languages.set(name, createI18n(name, catalog.messages));
  }
}

/** The catalog of a language; undefined for English, which is in the sources. */
export const catalogOf = (language: string): Catalog | undefined => catalogs.get(language);

/** The catalogs of all languages. */
export const allCatalogs = (): Iterable<Catalog> => catalogs.values();

/** The languages to choose from, as BCP 47 tags: English and those with a catalog. */
export const allLanguages = (): string[] => [...languages.keys()];

/** Runs work with this reader's language. */
export const asReader = <T>(reader: Reader, work: () => T): T => readerStorage.run(reader, work);

export const readerAs = ({ language, clockHours }: { language: string; clockHours: 12 | 24 }): Reader => ({
  language,
  hours: clockHours,
});

/** The current reader. */
export const currentReader = (): Reader => readerStorage.getStore() ?? SOURCE;

const current = () => languages.get(currentReader().language) ?? createI18n(SOURCE.language, {});

/** The server's translations: `i18n.t('{name} accepted your proposal.', { name })`, in ICU MessageFormat. */
export const i18n = {
  t: (message: string, values?: Record<string, unknown>): string => current().t(message, values),
};

/** Translates a text of the contract, with its number or amount filled in; unchanged without a translation. */
export function translated(text: string): string {
  const { messages } = current();
  if (text in messages) return current().t(text);
  const { message, values } = withoutCount(text);
  return message in messages ? current().t(message, values) : withName(text, ownName);
}

interface RequestHeaders {
  'accept-language'?: string | undefined;
  cookie?: string | undefined;
}

/** The reader of a request: the browser's saved choice, else its Accept-Language. */
export function readerOf({ 'accept-language': accepted, cookie = '' }: RequestHeaders): Reader {
  const negotiator = new Negotiator({ headers: { 'accept-language': accepted } });
  const chosen = /(?:^|; )parley_language=([\w-]+)/.exec(cookie)?.[1];
  const language = chosen && languages.has(chosen) ? chosen : negotiator.language(allLanguages());
  const clock = /(?:^|; )parley_clock=(12|24)(?:;|$)/.exec(cookie)?.[1];
  return { language: language ?? SOURCE.language, hours: hoursOf(clock, negotiator.language()) };
}
