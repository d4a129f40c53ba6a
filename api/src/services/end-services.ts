import { keepNextStart } from '../availability/slots/keep-next-start.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import type { UserGone } from '../users/events.ts';
import { deactivate, lockActiveServices, markRemoved } from './queries.ts';

/** A user who is gone offers nothing: a closed account's services are removed, a disabled one's deactivated. */
export async function endServicesOf(platform: Platform, trx: Trx, { userId, how }: UserGone): Promise<void> {
  const at = platform.clock.instant();
  for (const id of await lockActiveServices(trx, userId)) {
    await (how === 'closed' ? markRemoved(trx, id, at) : deactivate(trx, id));
    await platform.events.emit(platform, trx, 'service.ended', { serviceId: id });
  }
  await keepNextStart(platform, trx, userId);
}
