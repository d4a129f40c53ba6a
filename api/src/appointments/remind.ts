import { isPast } from '@parley/contract/moves.ts';
import type { Platform } from '../platform/platform.ts';
import { consultationReminder } from './deadlines.ts';
import { forEachDue } from './each-due.ts';
import { eventOf } from './locked.ts';
import { updateAppointment } from './queries.ts';

/** Reminds both sides; returns how many. */
export const remindOfConsultations = (platform: Platform) =>
  forEachDue(platform, 'remind', async (trx, locked) => {
    const { id, startsAt, payBy, priceCents } = locked.row;
    const now = platform.clock.instant();
    if (payBy !== null) {
      await updateAppointment(trx, id, { remindAt: null });
      // The clock was not there in time, and the consultation is about to be called off.
      if (isPast(payBy, now)) return;
      const due = { ...eventOf(locked), priceCents, payBy };
      return platform.events.emit(platform, trx, 'appointment.pay_reminder', due);
    }
    await updateAppointment(trx, id, { remindAt: consultationReminder(now, startsAt) });
    if (startsAt > now) await platform.events.emit(platform, trx, 'appointment.reminder', eventOf(locked));
  });
