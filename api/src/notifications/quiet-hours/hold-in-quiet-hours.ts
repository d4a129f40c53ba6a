import { quietUntil } from '@parley/contract/notifications/quiet-hours.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdPushes, quietPeople } from '../push/queries-pushes.ts';

/**
 * Holds back the pushes of people whose quiet hours have begun since: such a push couldn’t be delivered, and waits for its next attempt.
 */
export async function holdInQuietHours({ db, clock }: Platform): Promise<void> {
  const now = clock.instant();
  for (const { id, timeZone, ...minutes } of await quietPeople(db, now)) {
    const until = quietUntil(now, minutes, timeZone);
    if (until !== null) await holdPushes(db, id, { now, until });
  }
}
