import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core';
import { withoutCount } from '@parley/contract/numbers.ts';
import { named, namedCatalog } from './product-name.ts';

/** The language of the sources; its messages are compiled into the code. */
const SOURCE_LOCALE = 'en';

/** Texts in the sources name the product; here they have the installation's name. */
class NamedI18n extends I18n {
  override _(id: MessageDescriptor | string, values?: Record<string, unknown>, options?: MessageOptions) {
    return typeof id === 'string' ? super._(id, values, inName(options)) : super._(inName(id));
  }
}

/** Copied only in an installation with a name of its own: a page asks for hundreds of texts. */
function inName<T extends { message?: string } | undefined>(text: T): T {
  const message = text?.message && named(text.message);
  return message === text?.message ? text : { ...text, message };
}

const source = i18nOf(SOURCE_LOCALE, {});

/** An instance for a language; texts without a message stay English. */
export function i18nOf(locale: string, messages: Messages): I18n {
  return new NamedI18n({ locale, messages: { [locale]: namedCatalog(messages) } });
}

/** The reader of a page: their language and clock format. */
export interface Reader {
  i18n: I18n;
  hours: 12 | 24;
  /** Where the browser fetches the messages of their language; undefined for English. */
  catalog?: string | undefined;
}

let readerSource: () => Reader | undefined = () => undefined;

/** Sets where the reader comes from: fixed in the browser, per request on the server. */
export function setReaderSource(whose: () => Reader | undefined): void {
  readerSource = whose;
}

export const currentI18n = (): I18n => readerSource()?.i18n ?? source;

/** Where the browser fetches the messages of the reader's language; undefined for English. */
export const currentCatalog = (): string | undefined => readerSource()?.catalog;

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
  return message in current.messages ? current._(message, values) : named(text);
}
