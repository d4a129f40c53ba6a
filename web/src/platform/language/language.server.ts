import { AsyncLocalStorage } from 'node:async_hooks';
import type { RouterContextProvider } from 'react-router';
import { readerContext } from '../contexts.ts';
import { i18nOf, type Reader, setReaderSource } from './i18n.ts';

const reading = new AsyncLocalStorage<Reader>();
setReaderSource(() => reading.getStore());

/** Renders a page in its reader's language and clock format. */
export function forReader<T>(context: Readonly<RouterContextProvider>, render: () => Promise<T>): Promise<T> {
  const { language, messages, catalog, hours } = context.get(readerContext);
  return reading.run({ i18n: i18nOf(language, messages), hours, catalog }, render);
}
