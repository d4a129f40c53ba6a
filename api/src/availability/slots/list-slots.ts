import { closedTimes, type ClosedTimes } from '@parley/contract/availability/closed-times.ts';
import { bookableSlots } from '@parley/contract/availability/free-slots.ts';
import { daysAfter, minutesAfter } from '../../platform/clock.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuseField } from '../../platform/http/refuse.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { ownBooking } from '../bookings/queries-bookings.ts';
import { readOpenings } from './read-openings.ts';

const MAX_DAYS = 400;
/** A month as calendars show it, in six weeks. */
const MAX_DAYS_WITH_REASONS = 42;

interface SlotsQuery {
  userId: string;
  from: string;
  to: string;
  minutes: number;
  /** For its consultations, in its hours. */
  serviceId?: string | undefined;
  heldUntil?: string | undefined;
  /** An agreed consultation of the reader's that is to be moved. */
  moving?: string | undefined;
  reasons?: boolean | undefined;
}

/** The bookable start times, from ≤ start < to; if asked, with the reasons of the others from now on. */
export async function listSlots(
  platform: Platform,
  actor: Actor | null,
  { userId, minutes, serviceId, heldUntil, moving, reasons = false, ...wanted }: SlotsQuery,
): Promise<{ slots: string[]; closed?: ClosedTimes[] }> {
  const now = platform.clock.instant();
  const to = new Date(wanted.to).toISOString();
  const from = [new Date(wanted.from).toISOString(), now].toSorted()[1] ?? now;
  const count = reasons ? MAX_DAYS_WITH_REASONS : MAX_DAYS;
  if (to > daysAfter(from, count)) refuseField('to', i18n.t('At most {count} days at a time.', { count }));
  const end = to < from ? from : to;
  const moved = moving === undefined ? null : found(await ownBooking(platform.db, actor, { userId, moving }));
  const { busy, noticeMinutes, ...hours } = await readOpenings(
    platform.db,
    userId,
    { from, to: minutesAfter(end, minutes) },
    { serviceId, except: moving },
  );
  const query = { hours, busy, noticeMinutes, now, minutes, heldUntil, from, to: end };
  const slots = bookableSlots(query).filter((start) => start !== moved?.startsAt);
  return { slots, ...(reasons && { closed: closedTimes(query) }) };
}
