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
  await enqueue(trx, 'readBusyCalendar', { calendarId }, { key: `calendar:${calendarId}`, queue });
}

/**
 * Reads a professional's calendars again if they are older than five minutes, before a time is agreed. Not in its
 * transaction: other servers take their time. Those that fail are left to the sweep: their last busy times count.
 */
export async function freshenBusyTimes(
  platform: Platform,
  { id: userId }: Actor,
  agreeing: Agreeing,
): Promise<void> {
  const before = minutesAfter(platform.clock.instant(), -FRESH_MINUTES);
  const ids = await staleCalendars(platform.db, agreeing, { userId, before });
  await Promise.all(ids.map((id) => readBusyCalendar(platform, id)));
}
