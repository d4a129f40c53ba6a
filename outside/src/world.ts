import type { StoredObject } from './objects/objects.ts';
import type { Store } from './store.ts';

/** What every resource works with. */
export interface World {
  store: Store;
  /** Real time in seconds: the processor's clock is not the demo's. */
  now: () => number;
  /** Public address of this server, without a slash at its end. */
  url: string;
  /** Tells the product, once the running transaction is committed. An `account` makes it a Connect event. */
  emit: (type: string, object: StoredObject, account?: string) => void;
}

export const DAY = 24 * 60 * 60;
