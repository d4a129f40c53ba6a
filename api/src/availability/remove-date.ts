import type { OpenHours } from '@parley/contract/availability/intervals.ts';
import type { DateOverride } from '@parley/contract/availability/schemas.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/http/refuse.ts';
import { closesHours } from './closes-hours.ts';
import { availabilityOf } from './get-availability.ts';
import { listDates } from './list-dates.ts';
import { deleteDate, lockHours, markHours } from './queries-hours.ts';
import { setsOf } from './sets/queries-sets.ts';
import { refreshFreeTimes } from './slots/refresh-free-times.ts';
import { toMinutes } from './slots/slot-codes.ts';

/** Removes a date override: the weekly hours apply again. */
export async function removeDate(platform: Platform, actor: Actor, date: string): Promise<DateOverride[]> {
  return inTransaction(platform.db, async (trx) => {
    await lockHours(trx, actor.id);
    const removed = (await deleteDate(trx, actor.id, date)) ?? refuse('not_found');
    if (await isClosing(platform, trx, actor, { date, ...removed }))
      await markHours(trx, actor.id, platform.clock.instant());
    await refreshFreeTimes(platform, trx, [actor.id]);
    return listDates(platform, trx, actor.id);
  });
}

/** Whether a week that applies to the date again, the usual one or a set, leaves out some of its special hours. */
async function isClosing(
  platform: Platform,
  trx: Trx,
  { id }: Actor,
  { date, slots }: { date: string; slots: readonly OpenHours[] },
): Promise<boolean> {
  // As when a closed date is opened.
  if (slots.length === 0) return false;
  const usual = (await availabilityOf(platform, trx, id)).rules.map(toMinutes);
  const weeks = [usual, ...(await setsOf(trx, [id])).map(({ rules }) => rules)];
  const weekday = Temporal.PlainDate.from(date).dayOfWeek;
  const special = slots.map((slot) => ({ weekday, ...slot }));
  return weeks.some((week) => closesHours(special, week));
}
