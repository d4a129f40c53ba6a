/**
 * A whole number as people read it: 1234567 → "1,234,567".
 * Not by `Intl`: its first use in a page takes a browser tens of milliseconds, at just the wrong moment.
 */
export function groupDigits(whole: number): string {
  return String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

const COUNT = /\$?\d+(?:[.,]\d+)*/;

/** A message with its number or amount in place of `{count}`; the catalog has it with the placeholder. */
export function withCount(message: string, count: number | string): string {
  // A function, because the dollar sign of an amount has a meaning in a replacement.
  return message.replace('{count}', () => String(count));
}

/** The other way round, to find a message in the catalog: "At most 120 characters." as "At most {count} characters." and 120. */
export function withoutCount(text: string): { message: string; values: { count: string | undefined } } {
  return { message: text.replace(COUNT, '{count}'), values: { count: COUNT.exec(text)?.[0] } };
}
