import { createContext } from 'react';

interface Styles {
  css: string;
  nonce: string | undefined;
}

/** The style sheet of all pages, and the nonce it needs. The server gives it; the browser has it in its page. */
export const StylesContext = createContext<Styles>({ css: '', nonce: undefined });
