import { quietUntil } from '@parley/contract/notifications/quiet-hours.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { releasePushes } from '../push/queries-pushes.ts';
import { findQuietHours, releaseNews } from './queries-quiet-hours.ts';

/**
 * Before somebody's quiet hours change, or the zone they are in: what waits for their end is due, and waits for the
 * end of the new ones if it is in them.
 */
export async function releaseHeld(
  { clock }: Platform,
  trx: Trx,
  userId: string,
  zoneBefore: string,
): Promise<void> {
  const now = clock.instant();
  await releaseNews(trx, userId, now);
  const hours = await findQuietHours(trx, userId);
  const until = hours ? quietUntil(now, hours, zoneBefore) : null;
  if (until !== null) await releasePushes(trx, userId, { now, until });
}
