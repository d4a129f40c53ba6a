import { isDeepStrictEqual } from 'node:util';
import type { Availability, NewAvailability } from '@parley/contract/availability/schemas.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse, refuseField } from '../platform/http/refuse.ts';
import { makeDue } from './calendars/queries-reading.ts';
import { checkHours } from './check-hours.ts';
import { closesHours } from './closes-hours.ts';
import { availabilityOf } from './get-availability.ts';
import { lockHours, markHours, replaceRules, updateHours } from './queries-hours.ts';
import { countSets } from './sets/queries-sets.ts';
import { refreshFreeTimes } from './slots/refresh-free-times.ts';
import { toMinutes } from './slots/slot-codes.ts';

const DAY_MINUTES = 1440;

/** Replaces the weekly hours; no rules at all is allowed. Nothing is replaced that its owner hasn't seen, if they say what they saw. */
export async function setAvailability(
  platform: Platform,
  actor: Actor,
  wanted: NewAvailability,
): Promise<Availability> {
  const { rules: coded, seen, ...hours } = wanted;
  const rules = coded.map(toMinutes);
  checkHours(rules, 'rules');
  return inTransaction(platform.db, async (trx) => {
    await lockHours(trx, actor.id);
    const before = await availabilityOf(platform, trx, actor.id);
    await updateHours(trx, actor.id, hours);
    await replaceRules(trx, actor.id, rules);
    const saved = await availabilityOf(platform, trx, actor.id);
    checkReach(saved);
    // What is the same already was sent twice, or by both: nothing is lost.
    if (seen && !isDeepStrictEqual(before, seen) && !isDeepStrictEqual(before, saved))
      refuse('hours_changed');
    const now = platform.clock.instant();
    if (await isAgainstOffers(trx, actor, before, saved)) await markHours(trx, actor.id, now);
    await makeDue(trx, actor.id, now);
    await refreshFreeTimes(platform, trx, [actor.id]);
    return saved;
  });
}

/** Only hours that are closed speak against times that were offered before: the rest is about which ones clients may ask for. */
async function isAgainstOffers(
  trx: Trx,
  { id }: Actor,
  before: Availability,
  after: Availability,
): Promise<boolean> {
  if (before.timeZone === after.timeZone)
    return closesHours(before.rules.map(toMinutes), after.rules.map(toMinutes));
  return before.rules.length > 0 || (await countSets(trx, id)) > 0;
}

/** Nobody could book them at all. */
function checkReach({ minimumNoticeMinutes, bookingDays }: Availability): void {
  if (minimumNoticeMinutes >= bookingDays * DAY_MINUTES)
    refuseField('bookingDays', /*i18n*/ 'This must be longer than your minimum notice.');
}
