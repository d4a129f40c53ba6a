import { overlap, type Interval } from '@parley/contract/availability/intervals.ts';
import { whyNotBookable, type SlotRefusal } from '@parley/contract/availability/free-slots.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import { minutesAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import { refuseIf } from '../../platform/http/refuse.ts';
import { dateIn } from '../list-dates.ts';
import type { Openings } from '../queries-openings.ts';
import { lockHours } from '../queries-hours.ts';
import { readOpenings } from '../slots/read-openings.ts';
import { ANY_TIME, REFUSED } from './own-time.ts';

interface AgreedTime {
  professionalId: string;
  startsAt: string;
  minutes: number;
  /** When the professional offered it; omitted when they are the one agreeing now. */
  offeredAt?: string | null;
  /** Booked at a client's word alone, without anybody's answer: by all rules, as it was asked for. */
  isInstant?: boolean;
  /** The service that it is about: in its hours. */
  serviceId: string | null;
  /** The appointment to move. */
  moving?: string;
}

/**
 * Refuses a time that overlaps a booking; that the professional has closed since offering it; or that buffers or limits
 * speak against by what was booked since then. A time that they offered anyway, or agree to now, may lie outside their
 * hours and rules.
 */
export async function checkOverlap(
  trx: Trx,
  { professionalId, startsAt, minutes, offeredAt, isInstant, moving, serviceId }: AgreedTime,
): Promise<void> {
  const negotiation = { from: startsAt, to: minutesAfter(startsAt, minutes) };
  // Locked until the booking, which serializes it with a concurrent change of hours.
  await lockHours(trx, professionalId);
  const openings = await readOpenings(trx, professionalId, negotiation, { except: moving, serviceId });
  refuseIf(whyNotAgreed(openings, { startsAt, minutes, offeredAt, isInstant }));
}

/** Null when a time can be agreed, by openings that were read under the lock. */
export function whyNotAgreed(
  openings: Openings,
  { offeredAt, isInstant, ...time }: Time & Pick<AgreedTime, 'offeredAt' | 'isInstant'>,
): RefusalCode | null {
  const negotiation = { from: time.startsAt, to: minutesAfter(time.startsAt, time.minutes) };
  if (overlap(openings.busy, [negotiation]).length > 0) return 'slot_taken';
  if (isInstant) return codeOf(whyNot(openings, openings.busy, time));
  return offeredAt == null ? null : codeOf(whyNotSince(openings, time, offeredAt));
}

const codeOf = (against: SlotRefusal | null): RefusalCode | null => against && REFUSED[against];

type Time = Pick<AgreedTime, 'startsAt' | 'minutes'>;

/** What has come to speak against a time since it was offered. */
function whyNotSince(openings: Openings, time: Time, offeredAt: string): SlotRefusal | null {
  const negotiation = { from: time.startsAt, to: minutesAfter(time.startsAt, time.minutes) };
  if (changedAfter(openings, negotiation, offeredAt) && whyNot(openings, [], time) === 'outside_hours')
    return 'outside_hours';
  const { bufferBeforeMinutes, bufferAfterMinutes, maxPerDay, maxPerWeek } = openings.working;
  const counting = { bufferBeforeMinutes, bufferAfterMinutes, maxPerDay, maxPerWeek };
  const anyTime = { ...openings, ...ANY_TIME, working: { ...ANY_TIME.working, ...counting } };
  const before = openings.busy.filter(({ bookedAt }) => bookedAt === null || bookedAt <= offeredAt);
  // What they knew of when they offered it doesn't count against it, whatever their rules are by now.
  if (whyNot(anyTime, before, time) !== null) return null;
  return whyNot(anyTime, openings.busy, time);
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

/** By the hours and the rules alone: not whether it is too soon or too far ahead. */
function whyNot(hours: Openings, busy: Openings['busy'], { startsAt, minutes }: Time): SlotRefusal | null {
  return whyNotBookable({ hours, busy, noticeMinutes: 0, now: startsAt, minutes, startsAt });
}
