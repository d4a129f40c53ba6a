import type { Subscriptions } from '../platform/events.ts';
import { deleteCalendars } from './calendars/queries-calendars.ts';
import { deleteHours } from './queries-hours.ts';

export const subscriptions: Subscriptions = {
  'user.gone': async (_platform, trx, { userId, how }) => {
    if (how !== 'closed') return;
    await deleteCalendars(trx, userId);
    await deleteHours(trx, userId);
  },
};
