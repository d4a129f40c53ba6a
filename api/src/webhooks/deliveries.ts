import { MAX_WEBHOOK_TESTS, MAX_WEBHOOKS } from '@parley/contract/limits.ts';
import { TEST_EVENT } from '@parley/contract/webhooks/event-names.ts';
import type { Delivery } from '@parley/contract/webhooks/schemas.ts';
import { minutesAfter } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/db.ts';
import { pageOf } from '../platform/database/cursor.ts';
import { found, refuse } from '../platform/http/refuse.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { enqueueTry, lostAt, queueDeliveries } from './publish.ts';
import { webhookOf } from './queries.ts';
import { countTests, deliveriesOf, deliveryOf, waitAgain, WAITING_COUNTED } from './queries-deliveries.ts';

export async function listDeliveries(
  { db }: Platform,
  { id: userId }: Actor,
  { id, ...query }: { id: string; cursor?: string; limit: number },
): Promise<{ items: Delivery[]; nextCursor: string | null }> {
  found(await webhookOf(db, { id, userId }));
  return pageOf(await deliveriesOf(db, id, query), query.limit, ({ createdAt, id: last }) => [
    createdAt,
    last,
  ]);
}

/** At most ten in a minute. */
export async function sendTest(platform: Platform, { id: userId }: Actor, id: string): Promise<Delivery> {
  const now = platform.clock.instant();
  return inTransaction(platform.db, async (trx) => {
    found(await webhookOf(trx, { id, userId }));
    if ((await countTests(trx, id, minutesAfter(now, -1))) >= MAX_WEBHOOK_TESTS) refuse('too_many_requests');
    const [delivery = ''] = await queueDeliveries(platform, trx, [id], TEST_EVENT, { webhookId: id });
    return found(await deliveryOf(trx, { id: delivery, webhookId: id }));
  });
}

/** Behind what happens meanwhile: whoever sends all of a month again holds up nobody. */
const BEHIND_ALL = MAX_WEBHOOKS * WAITING_COUNTED;

/** Sends it once more now, and as often as at first. One that still waits is tried now. */
export async function redeliver(
  platform: Platform,
  { id: userId }: Actor,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<Delivery> {
  return inTransaction(platform.db, async (trx) => {
    found(await webhookOf(trx, { id, userId }));
    found(await deliveryOf(trx, { id: deliveryId, webhookId: id }));
    await waitAgain(trx, deliveryId, lostAt(platform));
    await enqueueTry(trx, { id: deliveryId, webhookId: id }, BEHIND_ALL);
    return found(await deliveryOf(trx, { id: deliveryId, webhookId: id }));
  });
}
