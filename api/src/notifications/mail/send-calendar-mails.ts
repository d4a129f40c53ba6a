import { calendarMails } from '../../appointments/calendar/calendar-mail.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Events } from '../../platform/events.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { isMailed } from '../queries-settings.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

type Booked = Pick<Events['series.booked'], 'appointmentIds' | 'clientId' | 'professionalId'>;

/**
 * Both sides get the booked, moved or canceled time for their calendars right away: a wrong calendar is worse than none.
 * People who turned off emails about consultations don't get it; their calendar feed still updates.
 */
export async function sendCalendarMails(
  platform: Platform,
  trx: Trx,
  { appointmentIds, clientId, professionalId }: Booked,
): Promise<void> {
  for (const userId of [clientId, professionalId]) {
    if (!(await isMailed(trx, userId, 'APPOINTMENT'))) continue;
    const out = () => unsubscribeLinks(platform, { userId, types: ['APPOINTMENT'] });
    for (const mail of await calendarMails(platform, trx, { appointmentIds, userId, foot: () => out().foot }))
      await sendMail(trx, { ...mail, headers: out().headers });
  }
}
