import { TEST_EVENT } from '@parley/contract/webhooks/event-names.ts';
import {
  daysAfter,
  hoursAfter,
  latest,
  minutesAfter,
  realSecondAt,
  secondsAfter,
} from '../platform/clock.ts';
import { inTransaction } from '../platform/database/db.ts';
import { deleteSome } from '../platform/database/delete-some.ts';
import type { Platform } from '../platform/platform.ts';
import { AddressFault } from '../platform/user-address/address-fault.ts';
import { postToUserAddress } from '../platform/user-address/post-to-user-address.ts';
import { enqueueTries, lostAt } from './publish.ts';
import {
  beginTry,
  claimDue,
  deliveriesBefore,
  markDelivered,
  markFailed,
  markFailing,
  turnOff,
  type DueDelivery,
} from './queries-deliveries.ts';
import { openAddress, openSecret } from './sealing.ts';
import { signedHeaders } from './sign.ts';

/** How long until a webhook is retried, after each try but the last: about three days in all. */
const RETRY_MINUTES = [1, 5, 30, 2 * 60, 5 * 60, 10 * 60, 24 * 60, 30 * 60] as const;
/** Nothing else is sent to an address that has just failed. */
const REST_MINUTES = 1;
/** How long everything may fail until a webhook is turned off. */
const FAILING_HOURS = 72;
/** How long a server may ask us to stay away. */
const LONGEST_WAIT_SECONDS = 24 * 3600;
const BATCH = 200;
const GONE = 410;

interface Answered {
  status: number | null;
  problem: string | null;
  retryAfter: number | null;
}

/** Tries a delivery once, if it still waits and its webhook is not at rest. */
export async function deliverWebhook(platform: Platform, id: string): Promise<void> {
  const now = platform.clock.instant();
  const delivery = await beginTry(platform.db, id, { now, until: lostAt(platform) });
  if (!delivery || delivery.isResting) return;
  const isOff = delivery.isOwnerGone || (delivery.off !== null && delivery.event !== TEST_EVENT);
  const answered = isOff ? NOBODY : await post(platform, delivery);
  await inTransaction(platform.db, async (trx) => {
    const outcome = { now: platform.clock.instant(), status: answered.status, problem: answered.problem };
    if (isSuccess(answered)) return markDelivered(trx, delivery, outcome);
    if (isOff || delivery.event === TEST_EVENT)
      return markFailed(trx, delivery, { ...outcome, nextTryAt: null });
    const nextTryAt = nextTry(outcome.now, delivery.tries, answered.retryAfter);
    await markFailed(trx, delivery, { ...outcome, nextTryAt });
    const restsUntil = minutesAfter(outcome.now, REST_MINUTES);
    await markFailing(trx, delivery.webhookId, { now: outcome.now, restsUntil });
    const because = whyOff(delivery, answered, outcome.now);
    if (because === null || !(await turnOff(trx, delivery.webhookId, because))) return;
    const { webhookId, ownerId, name } = delivery;
    await platform.events.emit(platform, trx, 'webhook.off', { webhookId, ownerId, name, because });
  });
}

const NOBODY: Answered = { status: null, problem: 'off', retryAfter: null };
const isSuccess = ({ status }: Answered) => status !== null && status >= 200 && status < 300;

async function post(platform: Platform, delivery: DueDelivery): Promise<Answered> {
  const { webhookId, content } = delivery;
  const address = openAddress(platform, webhookId, delivery.address);
  const secrets = [delivery.secret, delivery.oldSecret].flatMap((sealed) =>
    sealed === null ? [] : (openSecret(platform, webhookId, sealed) ?? []),
  );
  if (address === null || secrets.length === 0)
    return { status: null, problem: 'unreadable', retryAfter: null };
  const timestamp = realSecondAt(platform.clock, platform.clock.instant());
  const headers = signedHeaders(secrets, { id: delivery.id, timestamp, content });
  try {
    const posted = await postToUserAddress(
      address,
      { headers, body: Buffer.from(content) },
      platform.findHost,
    );
    return { ...posted, problem: null };
  } catch (error) {
    if (!(error instanceof AddressFault)) throw error;
    return { status: null, problem: error.problem, retryAfter: null };
  }
}

/** Null after the last try; never before the server said (Retry-After, in seconds), but within a day. */
function nextTry(now: string, tries: number, retryAfter: number | null): string | null {
  const minutes = RETRY_MINUTES[tries - 1];
  if (minutes === undefined) return null;
  const next = minutesAfter(now, minutes);
  if (retryAfter === null) return next;
  return latest(next, secondsAfter(now, Math.min(retryAfter, LONGEST_WAIT_SECONDS)));
}

function whyOff({ failingSince }: DueDelivery, { status }: Answered, now: string) {
  if (status === GONE) return 'GONE';
  const isLong = failingSince !== null && hoursAfter(failingSince, FAILING_HOURS) <= now;
  return isLong ? 'FAILING' : null;
}

/** Has what is due tried, by the worker. Returns how many. */
export async function enqueueDueDeliveries(platform: Platform): Promise<number> {
  return inTransaction(platform.db, async (trx) => {
    const now = platform.clock.instant();
    const due = await claimDue(trx, { now, until: lostAt(platform), limit: BATCH });
    await enqueueTries(trx, due);
    return due.length;
  });
}

/** Deletes what was made longer ago than it is kept, some at once; returns how many. */
export function deleteOldDeliveries({ db, clock, installation }: Platform): Promise<number> {
  const { deliveriesDays } = installation.current().retention;
  return deleteSome(db, 'webhookDeliveries', deliveriesBefore(daysAfter(clock.instant(), -deliveriesDays)));
}
