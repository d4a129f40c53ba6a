import { cityOf } from '@parley/contract/time.ts';
import type { Trx } from '../platform/db.ts';
import type { Events } from '../platform/events.ts';
import { letter } from '../platform/letter.ts';
import { sendMail } from '../platform/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { timeIn } from '../platform/time-in.ts';
import { readName } from '../users/find-person.ts';
import { calendarText, type CalendarTalk } from './calendar-file.ts';
import { calendarTalk } from './queries-calendar.ts';

/** Both get the agreed, the moved or the cancelled time for their calendars. */
export async function mailCalendars(
  platform: Platform,
  trx: Trx,
  { appointmentId, clientId, professionalId }: Events['appointment.booked'],
): Promise<void> {
  for (const userId of [clientId, professionalId]) {
    const talk = await calendarTalk(trx, appointmentId, userId);
    if (talk) await mailTo(platform, trx, userId, talk);
  }
}

async function mailTo(platform: Platform, trx: Trx, userId: string, talk: CalendarTalk): Promise<void> {
  const { settings, clock } = platform;
  const reader = await readName(trx, userId);
  const method = talk.isOff ? 'CANCEL' : 'REQUEST';
  const from = /<(.+)>/.exec(settings.MAIL_FROM)?.[1] ?? settings.MAIL_FROM;
  const content = calendarText({
    method,
    talks: [talk],
    publicUrl: settings.PUBLIC_URL,
    now: clock.instant(),
    mail: { from, to: reader.email },
  });
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  const attachments = [{ filename: 'consultation.ics', contentType, content }];
  const written = wordsOf(talk, reader, settings.PUBLIC_URL);
  // Beside the text for mailboxes that answer invitations, and as a file for all others.
  const alternatives = [{ contentType, content }];
  await sendMail(trx, { to: reader.email, userId, kind: 'calendar', ...written, attachments, alternatives });
}

interface Reader {
  firstName: string;
  timeZone: string;
}

function wordsOf(talk: CalendarTalk, { firstName, timeZone }: Reader, publicUrl: string) {
  const { other, title, jobId, id } = talk;
  const time = timeIn(timeZone, talk.startsAt);
  const [word, sentence] = said(talk, `${time} (${cityOf(timeZone)})`);
  const url = new URL(`/job/${jobId}/consultation/${id}`, publicUrl).href;
  return letter({
    subject: `${word}: consultation with ${other}, ${time}`,
    preview: sentence,
    firstName,
    parts: [`${sentence} It is about “${title}”.`, { button: { label: 'Open the consultation', url } }],
    foot: ['The file with this mail keeps your calendar right.'],
    publicUrl,
  });
}

function said({ other, isOff, sequence }: CalendarTalk, when: string): [word: string, sentence: string] {
  if (isOff) return ['Called off', `Your consultation with ${other} on ${when} does not take place.`];
  return sequence > 0
    ? ['Moved', `Your consultation with ${other} has moved to ${when}.`]
    : ['Agreed', `Your consultation with ${other} is agreed for ${when}.`];
}
