import { daysAfter } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteReadBefore } from './queries-history.ts';

/** Deletes notifications that were read longer ago than they are kept, some at once; returns how many. */
export async function forgetOldNotifications({ db, clock, installation }: Platform): Promise<number> {
  const { notificationsDays } = installation.current().retention;
  if (notificationsDays === null) return 0;
  return deleteReadBefore(db, daysAfter(clock.instant(), -notificationsDays));
}
