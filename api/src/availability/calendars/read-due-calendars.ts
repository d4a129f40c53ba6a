import { setTimeout as pause } from 'node:timers/promises';
import { minutesAfter } from '../../platform/clock.ts';
import { enqueue } from '../../platform/background/background.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { claimDue, staleCalendars, type Agreeing } from './queries-reading.ts';
import { readBusyCalendar } from './read-busy-calendar.ts';

const BATCH = 200;
/** Should a reading be lost with its process, the calendar is due again after this. */
const LOST_AFTER_MINUTES = 10;
/** Slow servers hold up each other, and leave the other half of the worker to everything else. */
const QUEUES = 2;
const FRESH_MINUTES = 5;
/** Whoever agrees on a time waits no longer; the reading goes on and counts from the next time on. */
const PATIENCE_MS = 4_000;

/** Has what is due read, by the worker. */
export async function enqueueDueCalendars({ db, clock }: Platform): Promise<number> {
  const now = clock.instant();
  return inTransaction(db, async (trx) => {
    const ids = await claimDue(trx, { now, until: minutesAfter(now, LOST_AFTER_MINUTES), limit: BATCH });
    for (const id of ids) await enqueueReading(trx, id);
    return ids.length;
  });
}

export async function enqueueReading(trx: Trx, calendarId: string): Promise<void> {
  const queue = `calendars-${Number.parseInt(calendarId.slice(-4), 16) % QUEUES}`;
  const key = `calendar:${calendarId}`;
  await enqueue(trx, 'readBusyCalendar', { calendarId }, { key, keepsTurn: true, queue });
}

/**
 * Reads a professional's calendars again if they are older than five minutes, before a time is agreed. Not in its
 * transaction: other servers take their time. Of those that fail or take too long the last busy times count.
 */
export async function freshenBusyTimes(
  platform: Platform,
  { id: userId, role }: Actor,
  agreeing: Agreeing,
): Promise<void> {
  const now = platform.clock.instant();
  const before = minutesAfter(now, -FRESH_MINUTES);
  const isAdmin = role === 'ADMIN';
  const ids = await staleCalendars(platform.db, agreeing, { userId, isAdmin, now, before });
  if (ids.length === 0) return;
  const waited = new AbortController();
  await Promise.race([
    Promise.all(ids.map((id) => readOrLog(platform, id))),
    pause(PATIENCE_MS, undefined, { signal: waited.signal }),
  ]);
  waited.abort();
}

/** An error of ours is no reason to refuse an agreement. */
async function readOrLog(platform: Platform, id: string): Promise<void> {
  try {
    await readBusyCalendar(platform, id);
  } catch (error) {
    platform.log.error({ err: error, calendarId: id }, 'a calendar could not be read again');
  }
}
