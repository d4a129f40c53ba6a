import { keepNextStart } from '../availability/slots/keep-next-start.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { attachImages } from './attach-images.ts';
import { lockService, markRemoved } from './queries.ts';

/** Removes a service: jobs keep the row, and open negotiations about it expire. */
export async function removeService(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Record<string, never>> {
  await inTransaction(platform.db, async (trx) => {
    const { images } = found(await lockService(trx, id, actor.id));
    await attachImages(platform, trx, actor.id, [], images);
    await markRemoved(trx, id, platform.clock.instant());
    await keepNextStart(platform, trx, actor.id);
    await platform.events.emit(platform, trx, 'service.ended', { serviceId: id });
  });
  return {};
}
