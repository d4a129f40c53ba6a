/** The product's name in all texts; where an installation has its own, that takes its place. */
export const PRODUCT_NAME = 'Parley';

/** A message, compiled or in plain text, with the installation's name in place of the product's. */
export function withName<T>(message: T, name: string): T {
  if (name === PRODUCT_NAME) return message;
  // A replacer function, because `$` is special in a replacement string.
  return JSON.parse(
    JSON.stringify(message).replaceAll(PRODUCT_NAME, () => JSON.stringify(name).slice(1, -1)),
  );
}

/** A catalog's messages with the name; their ids stay, many of which are texts themselves. */
export function catalogWithName<T>(messages: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, withName(message, name)]));
}
