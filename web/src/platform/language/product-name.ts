import type { Messages } from '@lingui/core';
import { catalogWithName, PRODUCT_NAME, withName } from '@parley/contract/admin/settings/product-name.ts';

let name = PRODUCT_NAME;
let renamed = new WeakMap<Messages, Messages>();

/** What the product is called in this installation: "Parley", unless an admin has changed it. */
export const productName = (): string => name;

/** Set by the root loader on the server, and from the page in the browser. */
export function keepProductName(own: string): void {
  if (own === name) return;
  name = own;
  renamed = new WeakMap();
}

/** A message with the installation's name in it. */
export const named = <T>(message: T): T => withName(message, name);

/** A whole catalog with it, made once. */
export function namedCatalog(messages: Messages): Messages {
  const known = renamed.get(messages) ?? catalogWithName(messages, name);
  renamed.set(messages, known);
  return known;
}
