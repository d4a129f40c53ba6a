import { calendarMail } from '../../appointments/calendar/calendar-mail.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Events } from '../../platform/events.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { isMailed } from '../queries-settings.ts';
import { wayOut } from './unsubscribe-links.ts';

/**
 * Both get the agreed, the moved or the cancelled time for their calendars, at once: a calendar is of use only while it
 * is right. It is a mail about consultations as any other, so whoever wants none of them gets none; their feed goes on.
 */
export async function mailInvitations(
  platform: Platform,
  trx: Trx,
  { appointmentId, clientId, professionalId }: Events['appointment.booked'],
): Promise<void> {
  for (const userId of [clientId, professionalId]) {
    if (!(await isMailed(trx, userId, 'APPOINTMENT'))) continue;
    const { foot, headers } = wayOut(platform, { userId, types: ['APPOINTMENT'] });
    const mail = await calendarMail(platform, trx, { appointmentId, userId, foot });
    if (mail) await sendMail(trx, { ...mail, headers });
  }
}
