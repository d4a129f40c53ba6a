import type { Trx } from '../../platform/database/db.ts';
import { letter, type Letter } from '../../platform/mail/mail-template.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { timeOf, timesOf } from '../../platform/time-in.ts';
import { readName } from '../../users/find-person.ts';
import { calendarText, type CalendarTalk } from './calendar-file.ts';
import { calendarTalk } from './queries-calendar.ts';

interface Invited {
  appointmentId: string;
  userId: string;
  /** Small print: how such mails come no more. */
  foot: NonNullable<Letter['foot']>;
}

/** What tells one side's calendar of the agreed, the moved or the cancelled time; to be sent by whoever asks for it. */
export async function calendarMail(
  { settings, clock }: Platform,
  trx: Trx,
  { appointmentId, userId, foot }: Invited,
): Promise<Mail | undefined> {
  const talk = await calendarTalk(trx, appointmentId, userId);
  if (!talk) return undefined;
  const reader = await readName(trx, userId);
  const { PUBLIC_URL: publicUrl, MAIL_FROM: from } = settings;
  const method = talk.isOff ? 'CANCEL' : 'REQUEST';
  const to = reader.email;
  const content = calendarText({ method, talks: [talk], publicUrl, now: clock.instant(), from, to });
  const written = letter({ ...wordsOf(talk, reader, publicUrl), foot: [FILE, ...foot], publicUrl });
  // Once for mailboxes that put it into a calendar by themselves, and once, as a mere file, for all others.
  const alternatives = [{ contentType: `text/calendar; charset=utf-8; method=${method}`, content }];
  const attachments = [{ filename: 'consultation.ics', contentType: 'application/ics', content }];
  return { to, userId, kind: 'calendar', ...written, attachments, alternatives };
}

const FILE = 'The file with this mail keeps your calendar right.';

interface Reader {
  firstName: string;
  timeZone: string;
}

function wordsOf(
  talk: CalendarTalk,
  { firstName, timeZone }: Reader,
  publicUrl: string,
): Omit<Letter, 'publicUrl'> {
  const { other, otherZone, title, jobId, id, startsAt, endsAt } = talk;
  const [word, sentence] = said(talk, timesOf(timeZone, otherZone, startsAt));
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  const about = talk.isOff
    ? `It was about “${title}”.`
    : `It is about “${title}” and planned for ${minutes} minutes. The room opens 10 minutes before.`;
  const url = new URL(`/job/${jobId}/consultation/${id}`, publicUrl).href;
  return {
    subject: `${word}: consultation with ${other}, ${timeOf(timeZone, startsAt)}`,
    preview: sentence,
    firstName,
    parts: [`${sentence} ${about}`, { button: { label: 'Open the consultation', url } }],
  };
}

function said({ other, isOff, sequence }: CalendarTalk, when: string): [word: string, sentence: string] {
  if (isOff) return ['Called off', `Your consultation with ${other} on ${when} does not take place.`];
  return sequence > 0
    ? ['Moved', `Your consultation with ${other} has moved to ${when}.`]
    : ['Agreed', `Your consultation with ${other} is agreed for ${when}.`];
}
