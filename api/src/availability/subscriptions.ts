import type { Subscriptions } from '../platform/events.ts';
import { deleteCalendars } from './calendars/queries-calendars.ts';
import { makeDue, pauseReading, resumeReading } from './calendars/queries-reading.ts';
import { deleteHours } from './queries-hours.ts';

export const subscriptions: Subscriptions = {
  'user.gone': async (_platform, trx, { userId, how }) => {
    if (how !== 'closed') return pauseReading(trx, userId);
    await deleteCalendars(trx, userId);
    await deleteHours(trx, userId);
  },
  'user.back': ({ clock }, trx, { userId }) => resumeReading(trx, userId, clock.instant()),
  'user.moved': ({ clock }, trx, { userId }) => makeDue(trx, userId, clock.instant()),
};
