import { isDeepStrictEqual } from 'node:util';
import type { DateOverride, NewDate } from '@parley/contract/availability/schemas.ts';
import { MAX_DAYS_AHEAD } from '@parley/contract/limits.ts';
import { daysAfter } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse, refuseField } from '../platform/http/refuse.ts';
import { checkHours } from './check-hours.ts';
import { availabilityOf } from './get-availability.ts';
import { dateIn, listDates } from './list-dates.ts';
import { lockHours, replaceDate } from './queries-hours.ts';
import { refreshFreeTimes } from './slots/refresh-free-times.ts';
import { toMinutes } from './slots/slot-codes.ts';

/** Overrides the hours of one date; no slots = closed. What its owner hasn't seen is kept, if they say what they saw. */
export async function setDate(
  platform: Platform,
  actor: Actor,
  { date, slots: coded, seen }: NewDate,
): Promise<DateOverride[]> {
  const slots = coded.map(toMinutes);
  checkHours(slots, 'slots');
  return inTransaction(platform.db, async (trx) => {
    await lockHours(trx, actor.id);
    const { timeZone } = await availabilityOf(platform, trx, actor.id);
    checkDate(platform, date, timeZone);
    const before = slotsOn(date, await listDates(platform, trx, actor.id));
    await replaceDate(trx, actor.id, { date, slots, setAt: platform.clock.instant() });
    const dates = await listDates(platform, trx, actor.id);
    // What is the same already was sent twice, or by both: nothing is lost.
    const isKnown = seen === undefined || isDeepStrictEqual(before, seen);
    if (!isKnown && !isDeepStrictEqual(before, slotsOn(date, dates))) refuse('hours_changed');
    await refreshFreeTimes(platform, trx, [actor.id]);
    return dates;
  });
}

/** Null where the usual hours apply. */
const slotsOn = (date: string, dates: readonly DateOverride[]) =>
  dates.find((each) => each.date === date)?.slots ?? null;

export function checkDate({ clock }: Platform, date: string, timeZone: string): void {
  const now = clock.instant();
  if (date < dateIn(timeZone, now)) refuseField('date', /*i18n*/ 'This date has passed.');
  if (date > dateIn(timeZone, daysAfter(now, MAX_DAYS_AHEAD)))
    refuseField('date', /*i18n*/ 'At most two years ahead.');
}
