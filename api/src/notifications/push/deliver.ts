import type { Platform } from '../../platform/platform.ts';
import { postToUserAddress } from '../../platform/user-address/post-to-user-address.ts';
import { encryptPush } from './encrypt.ts';
import type { ClaimedPush } from './queries-pushes.ts';
import { authorization, type VapidKeys } from './vapid.ts';

export interface Delivery {
  /** `gone`: the browser takes none any more; `refused`: this one never will be. */
  outcome: 'delivered' | 'gone' | 'later' | 'refused';
  /** Not before so many seconds, says the push service. */
  retryAfter: number | null;
}

/** Hands a push to the service of the browser's maker (RFC 8030). Throws if it cannot be reached. */
export async function deliver(
  { clock, findHost, log }: Platform,
  keys: VapidKeys,
  push: ClaimedPush,
): Promise<Delivery> {
  const { endpoint, topic, content, expiresAt, isUrgent } = push;
  const seconds = Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.parse(clock.instant())) / 1000));
  const headers = {
    authorization: await authorization(keys, endpoint),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(seconds),
    topic,
    urgency: isUrgent ? 'high' : 'normal',
  };
  const body = encryptPush(JSON.stringify(content), push);
  const { status, retryAfter } = await postToUserAddress(endpoint, { headers, body }, findHost);
  const outcome = outcomeOf(status);
  if (outcome === 'refused') log.error({ push: push.id, status }, 'a push service refused a push');
  return { outcome, retryAfter };
}

function outcomeOf(status: number): Delivery['outcome'] {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
