import { i18n } from '../../platform/language/language.ts';

/** Cut at a word boundary. */
export function excerpt(text: string, most = 140): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line.length <= most) return line;
  return `${line.slice(0, most).replace(/\s?\S*$/, '') || line.slice(0, most)}…`;
}

/** A sentence followed by the quoted text, if any. */
export function withQuote(sentence: string, text: string | null): string {
  return text ? i18n.t('{sentence} “{quote}”', { sentence, quote: excerpt(text) }) : sentence;
}
