import type { Rhythm } from '@parley/contract/appointments/series/states.ts';
import { SIDES } from '@parley/contract/sides.ts';
import type { Events, Subscriptions } from '../../platform/events.ts';
import { i18n } from '../../platform/language/language.ts';
import { sendCalendarMails } from '../mail/send-calendar-mails.ts';
import { notify, type Words } from './notify.ts';
import { recipientAt, recipients } from './sides.ts';
import { jobUrl } from './urls.ts';
import { onBehalf, withQuote } from './words.ts';

type Moved = Events['series.moved'];

/** What the other side reads about each move; a series that was never answered is told to both. */
const MOVED: Record<Moved['action'], string | null> = {
  ask: /*i18n*/ '{name} suggests {count} consultations for “{title}”, {rhythm}: the first on {first}, the last on {last}. Reply by {deadline}.',
  accept:
    /*i18n*/ '{name} accepted: {count} consultations about “{title}” are booked, {rhythm}, the first on {first}.',
  decline: /*i18n*/ '{name} declined the {count} consultations that you suggested for “{title}”.',
  withdraw: /*i18n*/ '{name} withdrew the suggestion of {count} consultations for “{title}”.',
  shorten:
    /*i18n*/ '{name} called off {count, plural, one {the consultation about “{title}” on {first}} other {# consultations about “{title}”, from {first} on}}.',
  expire:
    /*i18n*/ 'No one replied to the suggestion of {count} consultations for “{title}”, so it has expired.',
  void: null,
};

/** The same when an admin did it on behalf of one side: both sides read it, so no one is named. */
const BY_PARLEY: Record<Moved['action'], string | null> = {
  ...MOVED,
  ask: /*i18n*/ '{count} consultations for “{title}” were suggested, {rhythm}: the first on {first}, the last on {last}. They can be accepted until {deadline}.',
  accept: /*i18n*/ '{count} consultations about “{title}” are booked, {rhythm}, the first on {first}.',
  decline: /*i18n*/ 'the {count} consultations that were suggested for “{title}” were declined.',
  withdraw: /*i18n*/ 'the suggestion of {count} consultations for “{title}” was withdrawn.',
  shorten:
    /*i18n*/ '{count, plural, one {the consultation about “{title}” on {first} was called off} other {# consultations about “{title}” were called off, from {first} on}}.',
};

const RHYTHMS: Record<Rhythm, string> = {
  WEEKLY: /*i18n*/ 'weekly',
  EVERY_SECOND_WEEK: /*i18n*/ 'every two weeks',
  MONTHLY: /*i18n*/ 'monthly',
};

function sentenceOf(text: string, event: Moved, { name, when }: Words): string {
  const { title, count, rhythm, firstAt, lastAt, expiresAt, by, byAdmin, message } = event;
  const times = { first: when(firstAt), last: when(lastAt), deadline: when(expiresAt) };
  const what = i18n.t(text, { name, title, count, rhythm: i18n.t(RHYTHMS[rhythm]), ...times });
  return withQuote(byAdmin && by !== 'clock' ? onBehalf(by, what) : what, message);
}

/** Told once for the whole series. */
export const seriesNews: Subscriptions = {
  'series.moved': async (platform, trx, event) => {
    const text = (event.byAdmin ? BY_PARLEY : MOVED)[event.action];
    if (text === null) return;
    for (const side of event.byAdmin ? SIDES : recipients(event.by))
      await notify(platform, trx, {
        ...recipientAt(event, side),
        type: 'APPOINTMENT',
        url: `${jobUrl(event.jobId)}#series-${event.seriesId}`,
        say: (words) => sentenceOf(text, event, words),
      });
  },
  'series.booked': sendCalendarMails,
};
