import type { Trx } from '../../platform/database/db.ts';
import { asReader, i18n, readerAs } from '../../platform/language/language.ts';
import { renderMail, type MailTemplate } from '../../platform/mail/mail-template.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { timeOf, timesOf } from '../../platform/time-in.ts';
import { readName } from '../../users/find-person.ts';
import { calendarText, type CalendarConsultation } from './calendar-file.ts';
import { calendarConsultation } from './queries-calendar.ts';

interface CalendarMailInput {
  appointmentId: string;
  userId: string;
  /** The small print, with how to unsubscribe; written in the reader's language. */
  foot: () => NonNullable<MailTemplate['foot']>;
}

/** The email that puts a booked, moved or canceled consultation into one side's calendar; the caller sends it. */
export async function calendarMail(
  { settings, clock }: Platform,
  trx: Trx,
  { appointmentId, userId, foot }: CalendarMailInput,
): Promise<Mail | undefined> {
  const consultation = await calendarConsultation(trx, appointmentId, userId);
  if (!consultation) return undefined;
  const reader = await readName(trx, userId);
  const { PUBLIC_URL: publicUrl, MAIL_FROM: from } = settings;
  const method = consultation.isOff ? 'CANCEL' : 'REQUEST';
  const to = reader.email;
  const [content, written] = asReader(readerAs(reader), () => [
    calendarText({ method, consultations: [consultation], publicUrl, now: clock.instant(), from, to }),
    renderMail({ ...textOf(consultation, reader, publicUrl), foot: [i18n.t(FILE), ...foot()], publicUrl }),
  ]);
  // Once for mailboxes that add it to a calendar automatically, and once as a plain file for all others.
  const alternatives = [{ contentType: `text/calendar; charset=utf-8; method=${method}`, content }];
  const attachments = [{ filename: 'consultation.ics', contentType: 'application/ics', content }];
  return { to, userId, kind: 'calendar', ...written, attachments, alternatives };
}

const FILE = /*i18n*/ 'The attached file keeps your calendar up to date.';

interface Reader {
  firstName: string;
  timeZone: string;
}

function textOf(
  consultation: CalendarConsultation,
  { firstName, timeZone }: Reader,
  publicUrl: string,
): Omit<MailTemplate, 'publicUrl'> {
  const { other, otherZone, title, jobId, id, startsAt, endsAt } = consultation;
  const { subject, sentence } = announcementOf(consultation);
  const values = { name: other, time: timesOf(timeZone, otherZone, startsAt) };
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  const about = consultation.isOff
    ? i18n.t('It was about “{title}”.', { title })
    : i18n.t(
        'It’s about “{title}” and takes {minutes} minutes. The room opens 10 minutes before the start.',
        {
          title,
          minutes,
        },
      );
  const url = new URL(`/job/${jobId}/consultation/${id}`, publicUrl).href;
  return {
    subject: i18n.t(subject, { name: other, time: timeOf(timeZone, startsAt) }),
    preview: i18n.t(sentence, values),
    firstName,
    parts: [`${i18n.t(sentence, values)} ${about}`, { button: { label: i18n.t('View consultation'), url } }],
  };
}

function announcementOf({ isOff, sequence }: CalendarConsultation): { subject: string; sentence: string } {
  if (isOff)
    return {
      subject: /*i18n*/ 'Canceled: consultation with {name}, {time}',
      sentence: /*i18n*/ 'Your consultation with {name} on {time} was canceled.',
    };
  return sequence > 0
    ? {
        subject: /*i18n*/ 'Rescheduled: consultation with {name}, {time}',
        sentence: /*i18n*/ 'Your consultation with {name} has moved to {time}.',
      }
    : {
        subject: /*i18n*/ 'Booked: consultation with {name}, {time}',
        sentence: /*i18n*/ 'Your consultation with {name} is booked for {time}.',
      };
}
