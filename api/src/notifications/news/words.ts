import type { Side } from '@parley/contract/sides.ts';
import { i18n } from '../../platform/language/language.ts';

/** Cut at a word boundary, or at least between two characters. */
export function excerpt(text: string, most = 140): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line.length <= most) return line;
  const cut = line.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  const whole = cut.replace(/\s?\S*$/, '') || cut;
  return `${whole.replace(/[\s,;:(–—-]+$/, '')}…`;
}

/** One or more suggested times: "Tue 24 Nov 11:15 (Bogotá), Wed … or Thu …". */
export function timesText(
  when: (instant: string) => string,
  { startsAt, alternatives }: { startsAt: string; alternatives: readonly string[] },
): string {
  const [first, second, third] = [startsAt, ...alternatives].map(when);
  if (second === undefined) return first ?? '';
  return third === undefined
    ? i18n.t('{first} or {second}', { first, second })
    : i18n.t('{first}, {second} or {third}', { first, second, third });
}

/** A sentence followed by the quoted text, if any. */
export function withQuote(sentence: string, text: string | null): string {
  return text ? i18n.t('{sentence} “{quote}”', { sentence, quote: excerpt(text) }) : sentence;
}

/** What an admin did in the place of a side; both read it, so no one is named. */
export const onBehalf = (side: Side, what: string): string =>
  i18n.t('Parley acted on behalf of the {side, select, client {client} other {professional}}: {what}', {
    side,
    what,
  });
