import type { EventName, TEST_EVENT } from '@parley/contract/webhooks/event-names.ts';
import type { WebhookData } from '@parley/contract/webhooks/events.ts';
import { enqueue } from '../platform/background/background.ts';
import { minutesAfter } from '../platform/clock.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { countWaiting, insertDeliveries, listeningTo } from './queries-deliveries.ts';

/** Should a task be lost with its process, its delivery is due again after this. */
const LOST_AFTER_MINUTES = 10;
/** Slow receivers hold up each other, and leave the other half of the worker to everything else. */
const QUEUES = 2;

export const lostAt = ({ clock }: Platform) => minutesAfter(clock.now(), LOST_AFTER_MINUTES);

/** Tells these people's webhooks of what happened, in its transaction: without it nothing is sent. */
export async function publish<E extends EventName>(
  platform: Platform,
  trx: Trx,
  event: E,
  people: readonly string[],
  data: WebhookData<E>,
): Promise<void> {
  const webhooks = await listeningTo(trx, event, people);
  if (webhooks.length > 0) await queueDeliveries(platform, trx, webhooks, event, data);
}

/** Returns the ids of the deliveries. */
export async function queueDeliveries(
  platform: Platform,
  trx: Trx,
  webhookIds: readonly string[],
  event: EventName | typeof TEST_EVENT,
  data: object,
): Promise<string[]> {
  const now = platform.clock.instant();
  const content = JSON.stringify({ type: event, timestamp: now, data });
  const ids = await insertDeliveries(trx, webhookIds, { event, content, now, nextTryAt: lostAt(platform) });
  await enqueueTries(
    trx,
    webhookIds.map((webhookId, index) => ({ id: ids[index] ?? '', webhookId })),
  );
  return ids;
}

interface Due {
  id: string;
  webhookId: string;
}

/** Nobody's deliveries wait for all of somebody else's, however many those are and however slow their receiver. */
export async function enqueueTries(trx: Trx, due: readonly Due[]): Promise<void> {
  const waiting = await countWaiting(trx, [...new Set(due.map(({ webhookId }) => webhookId))]);
  for (const each of due) await enqueueTry(trx, each, waiting.get(each.webhookId) ?? 0);
}

/** One that waits already is not queued twice. */
export async function enqueueTry(trx: Trx, { id, webhookId }: Due, behind: number): Promise<void> {
  const queue = `webhooks-${Number.parseInt(webhookId.slice(-4), 16) % QUEUES}`;
  await enqueue(trx, 'deliver_webhook', { id }, { queue, key: `deliver_webhook ${id}`, behind });
}
