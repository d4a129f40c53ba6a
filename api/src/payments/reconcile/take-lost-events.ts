import type { Platform } from '../../platform/platform.ts';
import { takeEvent } from '../processor/receive-webhook.ts';
import { accountsWaitedFor } from './queries-reconcile.ts';

/** Beyond them the sweeps and the next night go on. */
const MAX_ACCOUNTS = 100;

/**
 * Takes in the events of the last 30 days that the processor could not deliver, of the platform and of those connected
 * accounts that a transfer waits for; returns how many were new. One that fails is tried again the next time.
 */
export async function takeLostEvents(platform: Platform): Promise<number> {
  const accounts = await accountsWaitedFor(platform.db, MAX_ACCOUNTS);
  let taken = 0;
  for (const accountId of [undefined, ...accounts]) {
    for (const event of await platform.processor.listUndeliveredEvents(accountId)) {
      try {
        if (await takeEvent(platform, event)) taken += 1;
      } catch (error) {
        platform.log.error({ err: error, event: event.id }, 'a lost event could not be taken in');
      }
    }
  }
  return taken;
}
