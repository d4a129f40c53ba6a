import { overlap, type Interval } from '@parley/contract/availability/intervals.ts';
import { whyNotBookable } from '@parley/contract/availability/slots.ts';
import { minutesAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { dateIn } from '../list-dates.ts';
import type { Openings } from '../queries-openings.ts';
import { lockHours } from '../queries-hours.ts';
import { readOpenings } from '../slots/read-openings.ts';

interface AgreedTime {
  professionalId: string;
  startsAt: string;
  minutes: number;
  /** When the professional offered it; omitted when they are the one agreeing now. */
  offeredAt?: string | null;
  /** The appointment to move. */
  moving?: string;
}

/**
 * Refuses a time that overlaps a booking, or that the professional has closed since offering it. A time outside their
 * hours that they offered anyway, or agree to now, is allowed.
 */
export async function checkOverlap(
  trx: Trx,
  { professionalId, startsAt, minutes, offeredAt, moving }: AgreedTime,
): Promise<void> {
  const negotiation = { from: startsAt, to: minutesAfter(startsAt, minutes) };
  // Locked until the booking, which serializes it with a concurrent change of hours.
  await lockHours(trx, professionalId);
  const openings = await readOpenings(trx, professionalId, negotiation, moving);
  if (overlap(openings.busy, [negotiation]).length > 0) refuse('slot_taken');
  if (
    offeredAt != null &&
    changedAfter(openings, negotiation, offeredAt) &&
    isOutside(openings, startsAt, minutes)
  )
    refuse('slot_outside_hours');
}

/** Whether the hours that apply to the date changed since. */
function changedAfter(
  { dates, timeZone, setAt }: Openings,
  { from, to }: Interval,
  offeredAt: string,
): boolean {
  const days = [dateIn(timeZone, from), dateIn(timeZone, minutesAfter(to, -1))];
  return days.some((day) => {
    const override = dates.find(({ date }) => date === day);
    const changedAt = override ? override.setAt : setAt;
    return changedAt !== null && changedAt > offeredAt;
  });
}

function isOutside(hours: Openings, startsAt: string, minutes: number): boolean {
  const question = { hours, busy: [], noticeMinutes: 0, now: startsAt, minutes };
  return whyNotBookable({ ...question, startsAt }) === 'outside_hours';
}
