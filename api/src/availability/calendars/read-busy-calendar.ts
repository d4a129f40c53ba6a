import type { CalendarProblem } from '@parley/contract/availability/busy-calendars.ts';
import { intervalOf } from '@parley/contract/availability/intervals.ts';
import { daysAfter, hoursAfter } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { unseal } from '../../platform/security/sealed.ts';
import { AddressFault } from '../../platform/user-address/address-fault.ts';
import { fetchUserAddress, type Fetched } from '../../platform/user-address/fetch-user-address.ts';
import { lockHours } from '../queries-hours.ts';
import { refreshFreeTimes } from '../slots/refresh-free-times.ts';
import { nextTry, nextTryAfterFailure } from './next-try.ts';
import {
  calendarToRead,
  recordFailure,
  recordRead,
  replaceBusyTimes,
  type CalendarRow,
} from './queries-reading.ts';
import type { ReadingResult } from './reading/read-busy-times.ts';
import { readCalendar } from './reading/read-calendar.ts';

/** Busy times are kept as far ahead as times can be asked for; from yesterday on, for consultations under way. */
const DAYS_AHEAD = 400;
/** As time goes by further days come into reach, also of a calendar that has not changed. */
const WHOLE_AFTER_HOURS = 24;

/** Reads a calendar and keeps when its owner is busy. If that fails, its last busy times stay, and it says so. */
export async function readBusyCalendar(platform: Platform, id: string): Promise<void> {
  const calendar = await calendarToRead(platform.db, id);
  if (!calendar) return;
  try {
    const fetched = await fetchCalendar(platform, calendar);
    await (fetched.text === null
      ? keepUnchanged(platform, calendar, fetched)
      : keepRead(platform, calendar, { ...fetched, text: fetched.text }));
  } catch (error) {
    if (!(error instanceof AddressFault) && !(error instanceof CalendarFault)) throw error;
    await keepFailure(platform, calendar, error);
  }
}

class CalendarFault extends Error {
  readonly problem: CalendarProblem;
  readonly retryAfter = null;

  constructor(problem: CalendarProblem) {
    super(`A calendar could not be read: ${problem}.`);
    this.problem = problem;
  }
}

async function fetchCalendar({ keys, clock, findHost }: Platform, calendar: CalendarRow): Promise<Fetched> {
  const { id, secret, etag, lastModified, wholeReadAt } = calendar;
  const address = unseal(keys.busyCalendar, secret, id);
  if (address === null) throw new CalendarFault('secret_lost');
  const isRecent = wholeReadAt !== null && wholeReadAt > hoursAfter(clock.instant(), -WHOLE_AFTER_HOURS);
  return fetchUserAddress(address, isRecent ? { etag, lastModified } : UNKNOWN, findHost);
}

const UNKNOWN = { etag: null, lastModified: null };

async function keepUnchanged(
  { clock, db }: Platform,
  calendar: CalendarRow,
  fetched: Fetched,
): Promise<void> {
  const now = clock.instant();
  const { etag, lastModified } = fetched;
  const { wholeReadAt } = calendar;
  const state = { etag, lastModified, readAt: now, wholeReadAt, nextTryAt: nextTry(now) };
  await inTransaction(db, (trx) => recordRead(trx, calendar, state));
}

async function keepRead(
  platform: Platform,
  calendar: CalendarRow,
  { text, etag, lastModified }: Fetched & { text: string },
): Promise<void> {
  const now = platform.clock.instant();
  const { busy, unread } = await busyIn(calendar, text, now);
  const { ownerId, isProfessional } = calendar;
  await inTransaction(platform.db, async (trx) => {
    if (isProfessional) await lockHours(trx, ownerId);
    const times = { etag, lastModified, readAt: now, wholeReadAt: now };
    const state = { ...times, unreadEvents: unread, nextTryAt: nextTry(now) };
    if (!(await recordRead(trx, calendar, state))) return;
    const hasChanged = await replaceBusyTimes(trx, calendar, busy);
    if (hasChanged && isProfessional) await refreshFreeTimes(platform, trx, [ownerId]);
  });
}

async function busyIn({ timeZone, countFree }: CalendarRow, text: string, now: string) {
  const window = { start: Date.parse(daysAfter(now, -1)), end: Date.parse(daysAfter(now, DAYS_AHEAD)) };
  const result: ReadingResult = await readCalendar({ text, timeZone, countFree, window });
  if ('problem' in result) throw new CalendarFault(result.problem);
  return { busy: result.busy.map(intervalOf), unread: result.unread };
}

async function keepFailure(
  { db, clock }: Platform,
  { id, failingSince, failures }: CalendarRow,
  { problem, retryAfter }: AddressFault | CalendarFault,
): Promise<void> {
  const now = clock.instant();
  const nextTryAt = nextTryAfterFailure(now, { failures, retryAfter });
  await recordFailure(db, id, {
    problem,
    failingSince: failingSince ?? now,
    failures: failures + 1,
    nextTryAt,
  });
}
