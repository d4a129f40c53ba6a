import { intervalOf } from '@parley/contract/availability/intervals.ts';
import { daysAfter, hoursAfter } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { resealed } from '../../platform/security/sealed.ts';
import { AddressFault } from '../../platform/user-address/address-fault.ts';
import type { Validators } from '../../platform/user-address/fetch-user-address.ts';
import { lockHoursIfAny } from '../queries-hours.ts';
import { refreshFreeTimes } from '../slots/refresh-free-times.ts';
import { CalendarFault } from './calendar-fault.ts';
import { fetchCalendar, type Content } from './fetch-calendar.ts';
import { nextTry, nextTryAfterFailure, waitUntil } from './next-try.ts';
import {
  calendarToRead,
  consultationsOf,
  countOtherBusyTimes,
  recordFailure,
  recordRead,
  replaceBusyTimes,
  type CalendarRow,
} from './queries-reading.ts';
import { readCalendar } from './reading/read-calendar.ts';

/** Busy times are kept as far ahead as times can be asked for; from yesterday on, for consultations under way. */
const DAYS_AHEAD = 400;
/** As time goes by further days come into reach, also of a calendar that has not changed. */
const WHOLE_AFTER_HOURS = 24;

/** A password that was refused this often isn't sent again by itself: servers lock accounts. */
const MAX_REFUSALS = 5;

/** Calendars fail for an hour now and then; after a day nobody should count on their busy times. */
const TOLD_AFTER_HOURS = 24;

/** Of all calendars of an owner together: every question about free times looks through them. */
const MAX_BUSY_TIMES = 4_000;

/** What this process reads now, by calendar and its state. */
const underWay = new Map<string, Promise<void>>();

/**
 * Reads a calendar and keeps when its owner is busy. If that fails, its last busy times stay, and it says so. Who comes
 * while it is being read waits for the same reading, unless something was written meanwhile.
 */
export async function readBusyCalendar(platform: Platform, id: string): Promise<void> {
  const calendar = await calendarToRead(platform.db, id);
  if (!calendar) return;
  const state = `${id} ${calendar.version}`;
  const reading = underWay.get(state) ?? readOnce(platform, calendar).finally(() => underWay.delete(state));
  underWay.set(state, reading);
  await reading;
}

async function readOnce(platform: Platform, calendar: CalendarRow): Promise<void> {
  // From before it is fetched: what changes there meanwhile may be missing from it.
  const attempt = { now: platform.clock.instant(), tookMs: 0 };
  try {
    const { files, ...fetched } = await fetchNow(platform, calendar, attempt);
    await (files === null
      ? keepUnchanged(platform, calendar, { fetched, attempt })
      : keepRead(platform, calendar, { fetched: { ...fetched, files }, attempt }));
  } catch (error) {
    if (!(error instanceof AddressFault) && !(error instanceof CalendarFault)) throw error;
    await keepFailure(platform, calendar, { fault: error, attempt });
  }
}

/** When it was begun, and how long others and our threads were at it. */
interface Attempt {
  readonly now: string;
  tookMs: number;
}

async function fetchNow(platform: Platform, calendar: CalendarRow, attempt: Attempt): Promise<Content> {
  const { etag, lastModified, wholeReadAt } = calendar;
  const isRecent = wholeReadAt !== null && wholeReadAt > hoursAfter(attempt.now, -WHOLE_AFTER_HOURS);
  const known = isRecent ? { etag, lastModified } : { etag: null, lastModified: null };
  const began = performance.now();
  try {
    return await fetchCalendar(platform, { ...calendar, known, ...windowAt(attempt.now) });
  } finally {
    attempt.tookMs += performance.now() - began;
  }
}

const windowAt = (now: string) => ({ from: daysAfter(now, -1), to: daysAfter(now, DAYS_AHEAD) });

async function keepUnchanged(
  { db, keys }: Platform,
  calendar: CalendarRow,
  { fetched, attempt: { now, tookMs } }: { fetched: Validators; attempt: Attempt },
): Promise<void> {
  const { etag, lastModified } = fetched;
  const { wholeReadAt } = calendar;
  const secret = resealed(keys.busyCalendar, calendar.secret, calendar.id);
  const state = { secret, etag, lastModified, readAt: now, wholeReadAt, nextTryAt: nextTry(now, tookMs) };
  await inTransaction(db, (trx) => recordRead(trx, calendar, state));
}

async function keepRead(
  platform: Platform,
  calendar: CalendarRow,
  { fetched, attempt }: { fetched: Content & { files: string[] }; attempt: Attempt },
): Promise<void> {
  const { files, etag, lastModified } = fetched;
  const { busy, unread } = await busyIn(platform, calendar, { files, attempt });
  const { now, tookMs } = attempt;
  const { ownerId, isProfessional } = calendar;
  await inTransaction(platform.db, async (trx) => {
    const hasHours = isProfessional && (await lockHoursIfAny(trx, ownerId));
    if (busy.length + (await countOtherBusyTimes(trx, calendar)) > MAX_BUSY_TIMES)
      throw new CalendarFault('too_much');
    const secret = resealed(platform.keys.busyCalendar, calendar.secret, calendar.id);
    const times = { secret, etag, lastModified, readAt: now, wholeReadAt: now };
    const state = { ...times, unreadEvents: unread + fetched.unread, nextTryAt: nextTry(now, tookMs) };
    if (!(await recordRead(trx, calendar, state))) return;
    const hasChanged = await replaceBusyTimes(trx, calendar, busy);
    if (hasChanged && hasHours) await refreshFreeTimes(platform, trx, [ownerId]);
  });
}

async function busyIn(
  { db }: Platform,
  { ownerId, timeZone, countFree }: CalendarRow,
  { files, attempt }: { files: string[]; attempt: Attempt },
) {
  const { from, to } = windowAt(attempt.now);
  const consultations = await consultationsOf(db, ownerId, from);
  const window = { start: Date.parse(from), end: Date.parse(to) };
  const { result, tookMs } = await readCalendar({ files, timeZone, countFree, consultations, window });
  attempt.tookMs += tookMs;
  if ('problem' in result) throw new CalendarFault(result.problem);
  return { busy: result.busy.map(intervalOf), unread: result.unread };
}

async function keepFailure(
  platform: Platform,
  calendar: CalendarRow,
  { fault, attempt: { now, tookMs } }: { fault: AddressFault | CalendarFault; attempt: Attempt },
): Promise<void> {
  const { failingSince, failures } = calendar;
  const { problem, retryAfter } = fault;
  const refusals = calendar.refusals + (problem === 'wrong_password' ? 1 : 0);
  const nextTryAt =
    refusals < MAX_REFUSALS ? nextTryAfterFailure(now, { failures, retryAfter, tookMs }) : null;
  const since = failingSince ?? now;
  const isTold =
    calendar.notifiedAt === null && (nextTryAt === null || since <= hoursAfter(now, -TOLD_AFTER_HOURS));
  const state = { problem, triedAt: now, waitUntil: waitUntil(now, retryAfter), failingSince: since };
  const counts = {
    failures: failures + 1,
    refusals,
    nextTryAt,
    notifiedAt: isTold ? now : calendar.notifiedAt,
  };
  await inTransaction(platform.db, async (trx) => {
    if (!(await recordFailure(trx, calendar, { ...state, ...counts })) || !isTold) return;
    const { id: calendarId, ownerId, name, readAt } = calendar;
    const event = { calendarId, ownerId, name, since, wasRead: readAt !== null };
    await platform.events.emit(platform, trx, 'calendar.failing', event);
  });
}
