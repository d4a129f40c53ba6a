import type { Platform } from '../platform/platform.ts';
import { resealed, seal, unseal } from '../platform/security/sealed.ts';

// Bound to their row and to what they are.
const ofAddress = (id: string) => `webhook address ${id}`;
const ofSecret = (id: string) => `webhook secret ${id}`;

export const sealAddress = ({ keys }: Platform, id: string, address: string) =>
  seal(keys.webhook, address, ofAddress(id));
export const sealSecret = ({ keys }: Platform, id: string, secret: string) =>
  seal(keys.webhook, secret, ofSecret(id));
/** Null once the key that sealed it is gone. */
export const openAddress = ({ keys }: Platform, id: string, sealed: string) =>
  unseal(keys.webhook, sealed, ofAddress(id));
export const openSecret = ({ keys }: Platform, id: string, sealed: string) =>
  unseal(keys.webhook, sealed, ofSecret(id));

export interface Sealed {
  address: string;
  secret: string;
  oldSecret: string | null;
}

/** The same under the newest key. */
export function resealAll({ keys }: Platform, id: string, { address, secret, oldSecret }: Sealed): Sealed {
  return {
    address: resealed(keys.webhook, address, ofAddress(id)),
    secret: resealed(keys.webhook, secret, ofSecret(id)),
    oldSecret: oldSecret === null ? null : resealed(keys.webhook, oldSecret, ofSecret(id)),
  };
}
