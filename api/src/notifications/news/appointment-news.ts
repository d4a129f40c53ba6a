import { wasHeld } from '@parley/contract/appointments/states.ts';
import { otherSide, type Side, SIDES } from '@parley/contract/sides.ts';
import type { Events, Subscriptions } from '../../platform/events.ts';
import { i18n } from '../../platform/language/language.ts';
import { sendCalendarMails } from '../mail/send-calendar-mails.ts';
import { recipients, recipientAt } from './sides.ts';
import { notify, type Words } from './notify.ts';
import { consultationUrl, jobUrl } from './urls.ts';
import { onBehalf, withQuote } from './words.ts';

type Moved = Events['appointment.moved'];
type Sentence = (words: Words, event: Moved) => string;

const offered = ({ offeredAt, startsAt }: Moved) => offeredAt ?? startsAt;

/** What the other side reads about each move; other moves are not notified. */
const MOVED: Partial<Record<Moved['action'], Sentence>> = {
  plan: ({ name, when }, event) =>
    i18n.t('{name} suggested another consultation for “{title}” on {time}.', {
      name,
      title: event.title,
      time: when(offered(event)),
    }),
  request: ({ name, when }, event) => {
    const [time, oldTime] = [when(offered(event)), when(event.startsAt)];
    return event.wasAgreed
      ? i18n.t('{name} asked to move your consultation from {oldTime} to {time}.', { name, oldTime, time })
      : i18n.t('{name} suggested another time for the consultation: {time}.', { name, time });
  },
  accept: ({ name, when }, event) =>
    i18n.t('{name} accepted: your consultation about “{title}” is on {time}.', {
      name,
      title: event.title,
      time: when(offered(event)),
    }),
  reject: ({ name, when }, event) =>
    event.wasAgreed
      ? i18n.t('{name} can’t make the new time. Your consultation stays on {time}.', {
          name,
          time: when(event.startsAt),
        })
      : i18n.t('{name} can’t make {time}.', { name, time: when(offered(event)) }),
  decline: ({ name }, { title }) =>
    i18n.t('{name} declined another consultation for “{title}”.', { name, title }),
  withdraw: ({ name, when }, { wasAgreed, startsAt, title }) =>
    wasAgreed
      ? i18n.t('{name} no longer needs another time. Your consultation stays on {time}.', {
          name,
          time: when(startsAt),
        })
      : i18n.t('{name} withdrew the request for another consultation about “{title}”.', { name, title }),
  cancel: ({ name, when }, { title, startsAt, settling }) =>
    settling?.settleTo === 'PROFESSIONAL'
      ? i18n.t(
          '{name} called off your consultation about “{title}” on {time}. What they paid for it is released to you on {date}.',
          { name, title, time: when(startsAt), date: when(settling.settleAt) },
        )
      : i18n.t('{name} called off your consultation about “{title}” on {time}.', {
          name,
          title,
          time: when(startsAt),
        }),
};

/** The same when an admin did it on behalf of one side: both sides read it, so no one is named. */
const BY_PARLEY: Partial<Record<Moved['action'], Sentence>> = {
  plan: ({ when }, event) =>
    i18n.t('another consultation for “{title}” was suggested, on {time}.', {
      title: event.title,
      time: when(offered(event)),
    }),
  request: ({ when }, event) =>
    i18n.t('another time for the consultation was suggested: {time}.', { time: when(offered(event)) }),
  accept: ({ when }, event) =>
    i18n.t('the consultation about “{title}” is on {time}.', {
      title: event.title,
      time: when(offered(event)),
    }),
  reject: ({ when }, event) =>
    event.wasAgreed
      ? i18n.t('the new time doesn’t work, and the consultation stays on {time}.', {
          time: when(event.startsAt),
        })
      : i18n.t('{time} doesn’t work for the consultation.', { time: when(offered(event)) }),
  decline: (_words, { title }) => i18n.t('another consultation for “{title}” was declined.', { title }),
  withdraw: ({ when }, { wasAgreed, startsAt, title }) =>
    wasAgreed
      ? i18n.t('the request for another time was withdrawn, and the consultation stays on {time}.', {
          time: when(startsAt),
        })
      : i18n.t('the request for another consultation about “{title}” was withdrawn.', { title }),
  cancel: ({ when }, { title, startsAt }) =>
    i18n.t('the consultation about “{title}” on {time} was called off.', { title, time: when(startsAt) }),
};

const EXPIRED: Sentence = ({ when }, { wasAgreed, startsAt, title }) =>
  wasAgreed
    ? i18n.t('No one replied to the new time for “{title}”. Your consultation stays on {time}.', {
        title,
        time: when(startsAt),
      })
    : i18n.t('No one replied to the request for another consultation about “{title}”, so it has expired.', {
        title,
      });

const UNPAID: Sentence = ({ when }, { startsAt, title }) =>
  i18n.t('Your consultation about “{title}” on {time} was called off because it wasn’t paid in time.', {
    title,
    time: when(startsAt),
  });

/** Moves whose message is shown; a withdrawal has none, and an acceptance speaks for itself. */
const QUOTED: readonly Moved['action'][] = ['plan', 'request', 'reject', 'decline', 'cancel'];

function wordsOf({ by, byAdmin, action, isUnpaid }: Moved): Sentence | undefined {
  if (isUnpaid) return UNPAID;
  if (by === 'clock') return action === 'expire' ? EXPIRED : undefined;
  const say = (byAdmin ? BY_PARLEY : MOVED)[action];
  if (!say) return undefined;
  return (words, event) => {
    const what = say(words, event);
    const sentence = byAdmin ? onBehalf(by, what) : what;
    return QUOTED.includes(action) ? withQuote(sentence, event.message) : sentence;
  };
}

type Attended = Events['appointment.attended'];

type AttendedSentence = (side: Side, words: Words, event: Attended) => string;

const missedBy =
  (absent: Side): AttendedSentence =>
  (side, { name, when }, { title, objectUntil, isRefundable }) => {
    if (side === absent && objectUntil === null)
      return i18n.t('You missed your consultation about “{title}”.', { title });
    if (side === absent && objectUntil !== null)
      return i18n.t('You missed your consultation about “{title}”. You can object until {deadline}.', {
        title,
        deadline: when(objectUntil),
      });
    return isRefundable
      ? i18n.t('{name} missed your consultation about “{title}”. Choose a full refund or a free new time.', {
          name,
          title,
        })
      : i18n.t('{name} missed your consultation about “{title}”. You can ask for a free new time.', {
          name,
          title,
        });
  };

/** What both are told about who came; the job's page shows what they can do about it. */
const ATTENDED: Record<Attended['attendance'], AttendedSentence> = {
  HELD: (_side, { when }, { title, objectUntil }) =>
    i18n.t(
      'Your consultation about “{title}” was recorded as having taken place. You can object until {deadline}.',
      {
        title,
        deadline: objectUntil ? when(objectUntil) : '',
      },
    ),
  CLIENT_ABSENT: missedBy('client'),
  PROFESSIONAL_ABSENT: missedBy('professional'),
  NEITHER: (_side, _words, { title }) =>
    i18n.t(
      'Neither of you joined the consultation about “{title}”. Either of you can suggest a free new time.',
      {
        title,
      },
    ),
};

export const appointmentNews: Subscriptions = {
  'appointment.booked': async (platform, trx, event) => {
    if (!event.isWithSeries)
      await sendCalendarMails(platform, trx, { ...event, appointmentIds: [event.appointmentId] });
  },
  'appointment.moved': async (platform, trx, event) => {
    const say = wordsOf(event);
    if (!say || event.isWithSeries) return;
    const readers = event.byAdmin ? SIDES : recipients(event.by);
    for (const side of readers)
      await notify(platform, trx, {
        ...recipientAt(event, side),
        type: 'APPOINTMENT',
        url: jobUrl(event.jobId),
        ...(event.action === 'cancel' && { until: event.startsAt }),
        say: (words) => say(words, event),
      });
  },
  'appointment.reminder': async (platform, trx, { appointmentId, jobId, title, startsAt, ...parties }) => {
    for (const side of SIDES)
      await notify(platform, trx, {
        ...recipientAt(parties, side),
        type: 'APPOINTMENT',
        url: consultationUrl(jobId, appointmentId),
        until: startsAt,
        // The time comes first because mailboxes cut subjects off.
        say: ({ name, when }) =>
          i18n.t('Reminder: your consultation with {name} on {time}, about “{title}”.', {
            time: when(startsAt),
            name,
            title,
          }),
      });
  },
  'appointment.attended': async (platform, trx, event) => {
    // Held before a hire: nothing follows from it.
    if (wasHeld(event.attendance) && event.objectUntil === null) return;
    for (const side of SIDES)
      await notify(platform, trx, {
        ...recipientAt(event, side),
        type: 'APPOINTMENT',
        url: jobUrl(event.jobId),
        say: (words) => ATTENDED[event.attendance](side, words, event),
      });
  },
  'appointment.refund_chosen': async (platform, trx, { jobId, title, refundAt, byAdmin, ...parties }) => {
    const readers = byAdmin ? SIDES : ([otherSide('client')] as const);
    for (const side of readers)
      await notify(platform, trx, {
        ...recipientAt(parties, side),
        type: 'APPOINTMENT',
        url: jobUrl(jobId),
        say: ({ when }) =>
          i18n.t(
            'The consultation about “{title}” was missed. The client gets a full refund on {time}, unless the professional objects before then.',
            { title, time: when(refundAt) },
          ),
      });
  },
};
