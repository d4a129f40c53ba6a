import { shortMoney } from '@parley/contract/money.ts';
import type { Trx } from '../../platform/database/db.ts';
import { asReader, i18n, readerAs } from '../../platform/language/language.ts';
import { renderMail, type MailTemplate, type TimeBlock } from '../../platform/mail/mail-template.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { spanIn, timeOf, timesOf } from '../../platform/time-in.ts';
import { readName } from '../../users/read-name.ts';
import { calendarText, type CalendarConsultation } from './calendar-file.ts';
import { calendarConsultationsIn, type MailedConsultation } from './queries-calendar.ts';

interface CalendarMailInput {
  /** Several only of one series, all booked or all canceled. */
  appointmentIds: readonly string[];
  userId: string;
  /** The small print, with how to unsubscribe; written in the reader's language. */
  foot: () => NonNullable<MailTemplate['foot']>;
}

/** The emails that put booked, moved or canceled consultations into one side's calendar; the caller sends them. */
export async function calendarMails(
  platform: Platform,
  trx: Trx,
  { appointmentIds, userId, foot }: CalendarMailInput,
): Promise<Mail[]> {
  const consultations = await calendarConsultationsIn(trx, appointmentIds, userId);
  const reader = await readName(trx, userId);
  return mailedTogether(consultations).map((together) =>
    calendarMail(platform, together, { ...reader, userId, foot }),
  );
}

/**
 * Mailboxes that add requests to a calendar automatically don't read what is only published. So what was mailed as a
 * request since it moved, and then is called off with its series, is canceled by an email of its own.
 */
function mailedTogether([...consultations]: readonly MailedConsultation[]) {
  const isApart = ({ isOff, sequence }: MailedConsultation) => isOff && sequence > 1;
  const [first, ...others] = consultations.filter((each) => !isApart(each));
  const apart = consultations.filter(isApart).map((each) => [each] as const);
  return first ? [[first, ...others] as const, ...apart] : apart;
}

type Recipient = Omit<Reader, 'publicUrl'> &
  Parameters<typeof readerAs>[0] &
  Pick<CalendarMailInput, 'userId' | 'foot'> & { email: string };

function calendarMail(
  { settings, clock }: Platform,
  consultations: readonly [MailedConsultation, ...MailedConsultation[]],
  { userId, foot, ...reader }: Recipient,
): Mail {
  const { PUBLIC_URL: publicUrl, MAIL_FROM: from } = settings;
  const [first] = consultations;
  const method = methodOf(consultations);
  const to = reader.email;
  const [content, written] = asReader(readerAs(reader), () => [
    calendarText({ method, consultations, publicUrl, now: clock.instant(), from, to }),
    renderMail({
      ...textOf(first, consultations.length, { ...reader, publicUrl }),
      foot: [i18n.t(FILE), ...foot()],
      publicUrl,
    }),
  ]);
  // Once for mailboxes that add it to a calendar automatically, and once as a plain file for all others.
  const alternatives =
    method === 'PUBLISH' ? [] : [{ contentType: `text/calendar; charset=utf-8; method=${method}`, content }];
  const attachments = [{ filename: 'consultation.ics', contentType: 'application/ics', content }];
  return { to, userId, kind: 'calendar', ...written, attachments, alternatives };
}

/** RFC 5546 lets a request or a cancellation be about one entry only. */
function methodOf([first, ...others]: readonly CalendarConsultation[]) {
  if (others.length > 0) return 'PUBLISH';
  return first?.isOff === true ? 'CANCEL' : 'REQUEST';
}

const FILE = /*i18n*/ 'The attached file keeps your calendar up to date.';

interface Reader {
  firstName: string;
  timeZone: string;
  publicUrl: string;
}

/** About one consultation, or the first of several. */
function textOf(
  consultation: MailedConsultation,
  count: number,
  { firstName, timeZone, publicUrl }: Reader,
): Omit<MailTemplate, 'publicUrl'> {
  const { other, otherZone, title, jobId, id, startsAt, endsAt } = consultation;
  const { subject, sentence } = count > 1 ? seriesAnnouncement(consultation) : announcementOf(consultation);
  const values = { name: other, count, time: timesOf(timeZone, otherZone, startsAt) };
  const time = timeBlock(consultation, timeZone);
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  const about = i18n.t(aboutOf(consultation, count), { title, minutes });
  const path = count > 1 ? `/job/${jobId}` : `/job/${jobId}/consultation/${id}`;
  const label = count > 1 ? i18n.t('View job') : i18n.t('View consultation');
  return {
    subject: i18n.t(subject, { ...values, time: timeOf(timeZone, startsAt) }),
    preview: i18n.t(sentence, values),
    firstName,
    parts: [
      `${i18n.t(sentence, values)} ${about}`,
      ...unpaidNote(consultation, timeZone),
      { time },
      { button: { label, url: new URL(path, publicUrl).href } },
    ],
  };
}

/** Booked is not paid yet: until it is, the room stays shut. */
function unpaidNote(
  { isOff, payBy, priceCents, isClient, other, otherZone }: MailedConsultation,
  timeZone: string,
): string[] {
  if (isOff || payBy === null) return [];
  const values = { name: other, amount: shortMoney(priceCents), time: timesOf(timeZone, otherZone, payBy) };
  const note = isClient
    ? /*i18n*/ 'Pay {amount} by {time} to confirm it. Otherwise, it’s called off.'
    : /*i18n*/ '{name} has until {time} to pay {amount}. Otherwise, it’s called off.';
  return [i18n.t(note, values)];
}

/** The first of several, too: the sentence says how many there are. */
function timeBlock(consultation: CalendarConsultation, timeZone: string): TimeBlock {
  const { other: name, otherZone, isOff } = consultation;
  const { city, ...own } = spanIn(timeZone, consultation);
  const { day, clock, city: otherCity } = spanIn(otherZone, consultation);
  return {
    ...own,
    isOff,
    place: i18n.t('Your time ({city})', { city }),
    other:
      otherZone === timeZone
        ? null
        : i18n.t('{name}: {day}, {clock} ({city})', { name, day, clock, city: otherCity }),
  };
}

function aboutOf({ isOff }: CalendarConsultation, count: number): string {
  if (isOff) return count > 1 ? /*i18n*/ 'They were about “{title}”.' : /*i18n*/ 'It was about “{title}”.';
  return count > 1
    ? /*i18n*/ 'They’re about “{title}” and take {minutes} minutes each. The room opens 10 minutes before each start.'
    : /*i18n*/ 'It’s about “{title}” and takes {minutes} minutes. The room opens 10 minutes before the start.';
}

/** One message for all consultations that were booked, or called off, together. */
const seriesAnnouncement = ({ isOff }: CalendarConsultation): { subject: string; sentence: string } =>
  isOff
    ? {
        subject: /*i18n*/ 'Canceled: {count} consultations with {name}, from {time} on',
        sentence: /*i18n*/ '{count} consultations with {name}, from {time} on, were canceled.',
      }
    : {
        subject: /*i18n*/ 'Booked: {count} consultations with {name}, from {time} on',
        sentence: /*i18n*/ '{count} consultations with {name} are booked, the first one for {time}.',
      };

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
