import { inTransaction } from '../../platform/database/db.ts';
import { enqueue } from '../../platform/background/background.ts';
import { secondsAfter } from '../../platform/clock.ts';
import { asReader, readerAs } from '../../platform/language/language.ts';
import type { Platform } from '../../platform/platform.ts';
import { AddressFault } from '../../platform/user-address/address-fault.ts';
import { claimNews } from '../claim-news.ts';
import { holdInQuietHours } from '../quiet-hours/hold-in-quiet-hours.ts';
import { deliver, type Delivery } from './deliver.ts';
import { pushOf } from './push-content.ts';
import {
  claimPushes,
  deletePush,
  hasDuePushes,
  insertPushes,
  putOff,
  RETRY_MINUTES,
  type ClaimedPush,
} from './queries-pushes.ts';
import { loseSubscription } from './queries-subscriptions.ts';
import { vapidKeys, type VapidKeys } from './vapid.ts';

/** Push services are slow at times: so many wait at once, in a queue of their own. */
const AT_ONCE = 20;
const QUEUE = 'pushes';

/**
 * Turns one person's unread news into pushes, unless a tab of theirs is in view, where they were shown. Returns 1 if
 * there was anybody.
 */
export async function queueDuePushes(platform: Platform): Promise<number> {
  const { db, clock, live, settings } = platform;
  return inTransaction(db, async (trx) => {
    const now = clock.instant();
    const claimed = await claimNews(trx, now, 'push');
    if (!claimed) return 0;
    const { person, wanted } = claimed;
    const [first, ...more] = vapidKeys(settings) ? wanted : [];
    if (!first || (await live.isInView(person.id))) return 1;
    const push = asReader(readerAs(person), () => pushOf([first, ...more], now));
    await insertPushes(trx, person.id, push, now);
    return 1;
  });
}

/** Sends elsewhere than in the sweep, which others wait for. Returns 0: there is no more to do here. */
export async function startSending({ db, clock }: Platform): Promise<number> {
  if (await hasDuePushes(db, clock.instant()))
    await inTransaction(db, (trx) => enqueue(trx, 'send_pushes', {}, { key: 'send_pushes', queue: QUEUE }));
  return 0;
}

/** What is due, as soon as it is. */
export async function pushNews(platform: Platform): Promise<void> {
  while ((await queueDuePushes(platform)) > 0);
  await startSending(platform);
}

export async function sendPushes(platform: Platform): Promise<void> {
  const { db, clock, settings } = platform;
  const keys = vapidKeys(settings);
  for (;;) {
    await holdInQuietHours(platform);
    const pushes = await claimPushes(db, clock.instant(), AT_ONCE);
    if (pushes.length === 0) return;
    await Promise.all(pushes.map((push) => send(platform, keys, push)));
  }
}

async function send(platform: Platform, keys: VapidKeys | null, push: ClaimedPush): Promise<void> {
  const { db, clock, log } = platform;
  if (!keys || !push.isUseful) return deletePush(db, push.id);
  const delivery = await deliver(platform, keys, push).catch((error: unknown): Delivery => {
    // Carries no part of the address.
    log.warn({ push: push.id, tries: push.tries, err: error }, 'a push failed');
    const isRefused = error instanceof AddressFault && ['not_https', 'not_public'].includes(error.problem);
    return { outcome: isRefused ? 'gone' : 'later', retryAfter: null };
  });
  const { outcome, retryAfter } = delivery;
  if (outcome === 'gone') return inTransaction(db, (trx) => loseSubscription(trx, push, clock.instant()));
  if (outcome !== 'later' || push.tries > RETRY_MINUTES.length) return deletePush(db, push.id);
  if (retryAfter !== null) await putOff(db, push.id, secondsAfter(clock.instant(), retryAfter));
}
