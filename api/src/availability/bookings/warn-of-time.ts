import { OWN_TIME_WARNINGS, type OwnTimeWarning } from '@parley/contract/availability/schemas.ts';
import { whyNotBookable, type SlotRefusal } from '@parley/contract/availability/free-slots.ts';
import { MAX_BOOKING_DAYS } from '@parley/contract/limits.ts';
import type { WorkingRules } from '@parley/contract/availability/working-rules.ts';
import { daysAfter, isoInstant, minutesAfter } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { dateIn } from '../list-dates.ts';
import type { Openings } from '../queries-openings.ts';
import { readOpenings } from '../slots/read-openings.ts';
import { ANY_TIME } from './own-time.ts';

/** Which of their own limits and closed days a professional's offer goes beyond; it may be offered all the same. */
export async function warnOfTime(
  { clock, db }: Platform,
  { id }: Actor,
  { minutes, moving, ...asked }: { startsAt: string; minutes: number; moving?: string | undefined },
): Promise<{ warnings: OwnTimeWarning[] }> {
  const startsAt = isoInstant(asked.startsAt);
  const now = clock.instant();
  // Beyond what anybody can allow; times close to the year 10000 have no end.
  if (startsAt > daysAfter(now, MAX_BOOKING_DAYS)) return { warnings: ['too_far'] };
  const to = minutesAfter(startsAt, minutes);
  const openings = await readOpenings(db, id, { from: startsAt, to }, { except: moving });
  const { working, noticeMinutes } = openings;
  const time = { startsAt, minutes, now };
  const isAgainst = (reason: SlotRefusal, rules: Partial<WorkingRules>, notice = 0) =>
    whyNotAlone(openings, { ...time, rules, noticeMinutes: notice }) === reason;
  const { bookingDays, startStepMinutes, maxPerDay, maxPerWeek, bufferBeforeMinutes, bufferAfterMinutes } =
    working;
  const against: Record<OwnTimeWarning, boolean> = {
    closed_date: isClosed(openings, startsAt) || isClosed(openings, minutesAfter(to, -1)),
    too_soon: isAgainst('too_soon', {}, noticeMinutes),
    too_far: isAgainst('too_far', { bookingDays }),
    off_step: isAgainst('off_step', { startStepMinutes }),
    day_full: isAgainst('day_full', { maxPerDay }),
    week_full: isAgainst('week_full', { maxPerWeek }),
    too_close: isAgainst('too_close', { bufferBeforeMinutes, bufferAfterMinutes }),
  };
  return { warnings: OWN_TIME_WARNINGS.filter((warning) => against[warning]) };
}

interface Question {
  startsAt: string;
  minutes: number;
  now: string;
  noticeMinutes: number;
  rules: Partial<WorkingRules>;
}

/** Asked of one rule alone, at any hour: the first of several would hide the others. */
function whyNotAlone({ busy, ...openings }: Openings, { rules, ...time }: Question): SlotRefusal | null {
  const hours = { ...openings, ...ANY_TIME, working: { ...ANY_TIME.working, ...rules } };
  return whyNotBookable({ ...time, hours, busy });
}

/** Whether its date, in the zone of the hours, is one that the professional has closed, such as a holiday. */
function isClosed({ dates, timeZone }: Openings, instant: string): boolean {
  const day = dateIn(timeZone, instant);
  return dates.some(({ date, slots }) => date === day && slots.length === 0);
}
