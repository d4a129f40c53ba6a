import type { StoredObject } from './objects/objects.ts';
import type { Store } from './store.ts';

export interface World {
  store: Store;
  /** Real time in seconds, not the demo's clock. */
  now: () => number;
  /** In lower case: what the platform is paid in, and its balance is in. */
  currency: string;
  /** This server's public URL, without a trailing slash. */
  url: string;
  /** Sends a webhook after the transaction commits. With an `account` it is a Connect event. */
  emit: (type: string, object: StoredObject, account?: string) => void;
}

export const DAY = 24 * 60 * 60;
