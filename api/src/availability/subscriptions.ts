import type { Subscriptions } from '../platform/events.ts';
import { deleteCalendars } from './calendars/queries-calendars.ts';
import { makeDue, pauseReading, resumeReading } from './calendars/queries-reading.ts';
import { deleteHours, lockHoursIfAny } from './queries-hours.ts';
import { refreshFreeTimes } from './slots/refresh-free-times.ts';

export const subscriptions: Subscriptions = {
  'user.gone': async (_platform, trx, { userId, how }) => {
    if (how !== 'closed') return pauseReading(trx, userId);
    await deleteCalendars(trx, userId);
    await deleteHours(trx, userId);
  },
  'user.back': async (platform, trx, { userId }) => {
    await resumeReading(trx, userId, platform.clock.instant());
    // Whoever is disabled has no free times; those kept for lists went with the first change meanwhile.
    if (await lockHoursIfAny(trx, userId)) await refreshFreeTimes(platform, trx, [userId]);
  },
  'user.moved': ({ clock }, trx, { userId }) => makeDue(trx, userId, clock.instant()),
};
