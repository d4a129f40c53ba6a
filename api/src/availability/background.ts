import { z } from 'zod';
import type { Background } from '../platform/background/background.ts';
import { daysAfter } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { readBusyCalendar } from './calendars/read-busy-calendar.ts';
import { enqueueDueCalendars } from './calendars/read-due-calendars.ts';
import { lockDueHours } from './slots/queries-free-times.ts';
import { moveNextStartsOn } from './slots/queries-next-starts.ts';
import { FREE_DAYS, refreshFreeTimes } from './slots/refresh-free-times.ts';

const BATCH = 200;
/** Their free times are computed in one go, some milliseconds in which nobody else is answered. */
const COMPUTED_AT_ONCE = 5;

export const background: Background = {
  sweeps: [extendFreeTimes, moveNextStarts, enqueueDueCalendars],
  tasks: {
    readBusyCalendar: (platform, payload) =>
      readBusyCalendar(platform, ReadingTask.parse(payload).calendarId),
  },
};

const ReadingTask = z.object({ calendarId: z.uuid() });

/** Daily: extends everyone's free times by a day. */
async function extendFreeTimes(platform: Platform): Promise<number> {
  return inTransaction(platform.db, async (trx) => {
    const due = await lockDueHours(trx, daysAfter(platform.clock.now(), FREE_DAYS - 1), COMPUTED_AT_ONCE);
    if (due.length > 0) await refreshFreeTimes(platform, trx, due);
    return due.length;
  });
}

/** Whose first free time can no longer be booked gets the next one. */
async function moveNextStarts(platform: Platform): Promise<number> {
  return inTransaction(platform.db, (trx) => moveNextStartsOn(trx, platform.clock.instant(), BATCH));
}
