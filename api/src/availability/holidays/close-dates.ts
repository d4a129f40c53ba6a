import type { ClosedDates, DateOverride } from '@parley/contract/availability/schemas.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { availabilityOf } from '../get-availability.ts';
import { listDates } from '../list-dates.ts';
import { insertClosedDates, deleteClosedDates, lockHours } from '../queries-hours.ts';
import { checkDate } from '../set-date.ts';
import { refreshFreeTimes } from '../slots/refresh-free-times.ts';

/**
 * Closes several dates at once, or opens them again. A date with special hours of its own keeps them, and nothing is
 * changed that its owner hasn't seen, if they say what they saw.
 */
export async function closeDates(
  platform: Platform,
  actor: Actor,
  { dates, closed, seen }: ClosedDates,
): Promise<DateOverride[]> {
  return inTransaction(platform.db, async (trx) => {
    await lockHours(trx, actor.id);
    const before = await listDates(platform, trx, actor.id);
    if (closed) {
      const { timeZone } = await availabilityOf(platform, trx, actor.id);
      for (const date of dates) checkDate(platform, date, timeZone);
      await insertClosedDates(trx, actor.id, dates, platform.clock.instant());
    } else await deleteClosedDates(trx, actor.id, dates);
    const now = await listDates(platform, trx, actor.id);
    const areSame = (some: readonly SeenDate[], others: readonly SeenDate[]) =>
      dates.every((date) => isClosedOn(date, some) === isClosedOn(date, others));
    const [were, are] = [before.map(seenOf), now.map(seenOf)];
    // What is the same already was sent twice, or by both: nothing is lost.
    if (seen && !areSame(were, seen) && !areSame(were, are)) refuse('hours_changed');
    await refreshFreeTimes(platform, trx, [actor.id]);
    return now;
  });
}

type SeenDate = NonNullable<ClosedDates['seen']>[number];
const seenOf = ({ date, slots }: DateOverride): SeenDate => ({ date, closed: slots.length === 0 });
/** Undefined where the usual hours apply. */
const isClosedOn = (date: string, dates: readonly SeenDate[]) =>
  dates.find((each) => each.date === date)?.closed;
