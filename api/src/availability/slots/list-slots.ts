import { bookableSlots } from '@parley/contract/availability/slots.ts';
import { daysAfter, minutesAfter } from '../../platform/clock.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { readOpenings } from './read-openings.ts';

const MAX_DAYS = 400;

interface SlotsQuery {
  userId: string;
  from: string;
  to: string;
  minutes: number;
  /** For its consultations, in its hours. */
  serviceId?: string | undefined;
}

/** The bookable start times, from ≤ start < to. */
export async function listSlots(
  platform: Platform,
  { userId, minutes, serviceId, ...wanted }: SlotsQuery,
): Promise<{ slots: string[] }> {
  const now = platform.clock.instant();
  const to = new Date(wanted.to).toISOString();
  const from = [new Date(wanted.from).toISOString(), now].toSorted()[1] ?? now;
  if (to > daysAfter(from, MAX_DAYS))
    refuseField('to', i18n.t('At most {count} days at a time.', { count: MAX_DAYS }));
  const end = to < from ? from : to;
  const { busy, noticeMinutes, ...hours } = await readOpenings(
    platform.db,
    userId,
    { from, to: minutesAfter(end, minutes) },
    { serviceId },
  );
  return { slots: bookableSlots({ hours, busy, noticeMinutes, now, minutes, from, to: end }) };
}
