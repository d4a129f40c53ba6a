import { whyNotBookable } from '@parley/contract/availability/free-slots.ts';
import { MAX_DAYS_AHEAD } from '@parley/contract/limits.ts';
import { REFUSALS, type RefusalCode } from '@parley/contract/refusals.ts';
import type { SideRole } from '@parley/contract/sides.ts';
import { daysAfter, minutesAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse, refuseField } from '../../platform/http/refuse.ts';
import { readOpenings } from '../slots/read-openings.ts';
import { ANY_TIME, REFUSED } from './own-time.ts';

interface Offer {
  professionalId: string;
  startsAt: string;
  minutes: number;
  offeredBy: SideRole;
  /** The service that it is about: in its hours. */
  serviceId: string | null;
  /** Until when its payment can be held; null if it's free. */
  heldUntil: string | null;
  /** The appointment to move. */
  moving?: string;
  /** The field of the time, if a refusal has to say which of several it is. */
  field?: string;
}

/** Refuses a time that cannot be offered: a client's must be bookable, a professional's only free. */
export async function checkTime(
  platform: Platform,
  trx: Trx,
  { offeredBy, field, heldUntil, ...offer }: Offer,
): Promise<void> {
  const now = platform.clock.instant();
  const startsAt = new Date(offer.startsAt).toISOString();
  if (startsAt < now) refuseTime('time_in_past', field);
  if (startsAt > daysAfter(now, MAX_DAYS_AHEAD))
    refuseField(field ?? 'startsAt', /*i18n*/ 'At most two years ahead.');
  const negotiation = { from: startsAt, to: minutesAfter(startsAt, offer.minutes) };
  const openings = await readOpenings(trx, offer.professionalId, negotiation, {
    except: offer.moving,
    serviceId: offer.serviceId,
  });
  const { busy, ...hours } = offeredBy === 'CLIENT' ? openings : { ...openings, ...ANY_TIME };
  const question = { hours, busy, noticeMinutes: hours.noticeMinutes, now, minutes: offer.minutes };
  const against = whyNotBookable({ ...question, startsAt, heldUntil: heldUntil ?? undefined });
  if (against) refuseTime(REFUSED[against], field);
}

function refuseTime(code: RefusalCode, field: string | undefined): never {
  return field === undefined ? refuse(code) : refuse(code, { path: field, message: REFUSALS[code][1] });
}

/** Each of several times; a refusal of a further one names it. */
export async function checkTimes(
  platform: Platform,
  trx: Trx,
  { alternatives, ...offer }: Offer & { alternatives: readonly string[] },
): Promise<void> {
  await checkTime(platform, trx, offer);
  for (const [at, startsAt] of alternatives.entries())
    await checkTime(platform, trx, { ...offer, startsAt, field: `alternatives.${at}` });
}
