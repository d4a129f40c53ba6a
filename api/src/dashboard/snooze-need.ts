import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { bringBack, putOff } from './queries-snoozes.ts';
import { readDashboard } from './read-dashboard.ts';

type Snooze = NonNullable<Need['snooze']>;

/** Puts something in the reader's own queue off until tomorrow, or brings it back; nothing else changes. */
export async function snoozeNeed(
  platform: Platform,
  actor: Actor,
  { key, isOn }: Pick<Snooze, 'key' | 'isOn'>,
): Promise<Snooze> {
  const { needsYou } = await readDashboard(platform, actor);
  const { until } = found(needsYou.map(({ snooze }) => snooze).find((snooze) => snooze?.key === key));
  const [userId, now] = [actor.id, platform.clock.instant()];
  await inTransaction(platform.db, (trx) =>
    isOn ? putOff(trx, { userId, need: key, until, now }) : bringBack(trx, userId, key),
  );
  return { key, until, isOn };
}
