/** 1234567 → "1,234,567". Not by `Intl`, whose first use costs a page tens of milliseconds. */
export function groupDigits(whole: number): string {
  return String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** Lists count their results so far; one more stands for all beyond. */
export const COUNTED_TO = 1_000;

/** A list's total as it is read: "12", "1,000+". */
export function totalText(total: number): string {
  return total > COUNTED_TO ? `${groupDigits(COUNTED_TO)}+` : groupDigits(total);
}

/** A number, or an amount of money with its currency: "120", "$0.50", "CHF 1,000". */
const COUNT = /(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}\u00A0)?\d+(?:[.,]\d+)*/u;

/** Fills in `{count}`; the catalog has the message with the placeholder. */
export function withCount(message: string, count: number | string): string {
  // A replacer function, because `$` is special in a replacement string.
  return message.replace('{count}', () => String(count));
}

/**
 * The inverse, to look a message up in the catalog: "At most 120 characters." → "At most {count} characters." and
 * 120.
 */
export function withoutCount(text: string): { message: string; values: { count: string | undefined } } {
  return { message: text.replace(COUNT, '{count}'), values: { count: COUNT.exec(text)?.[0] } };
}
