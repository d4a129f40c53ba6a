import type { DateOverride } from '@parley/contract/availability/schemas.ts';
import { MAX_DAYS_AHEAD } from '@parley/contract/limits.ts';
import { daysAfter } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseField } from '../platform/http/refuse.ts';
import { checkHours } from './check-hours.ts';
import { availabilityOf } from './get-availability.ts';
import { dateIn, listDates } from './list-dates.ts';
import { lockHours, replaceDate } from './queries-hours.ts';
import { refreshFreeTimes } from './slots/refresh-free-times.ts';
import { toMinutes } from './slots/slot-codes.ts';

/** Overrides the hours of one date; no slots = closed. */
export async function setDate(
  platform: Platform,
  actor: Actor,
  wanted: DateOverride,
): Promise<DateOverride[]> {
  const slots = wanted.slots.map(toMinutes);
  checkHours(slots, 'slots');
  return inTransaction(platform.db, async (trx) => {
    await lockHours(trx, actor.id);
    const { timeZone } = await availabilityOf(platform, trx, actor.id);
    checkDate(platform, wanted.date, timeZone);
    await replaceDate(trx, actor.id, { date: wanted.date, slots, setAt: platform.clock.instant() });
    await refreshFreeTimes(platform, trx, [actor.id]);
    return listDates(platform, trx, actor.id);
  });
}

export function checkDate({ clock }: Platform, date: string, timeZone: string): void {
  const now = clock.instant();
  if (date < dateIn(timeZone, now)) refuseField('date', /*i18n*/ 'This date has passed.');
  if (date > dateIn(timeZone, daysAfter(now, MAX_DAYS_AHEAD)))
    refuseField('date', /*i18n*/ 'At most two years ahead.');
}
