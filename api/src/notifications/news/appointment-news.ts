import { otherSide, type Side, SIDES } from '@parley/contract/sides.ts';
import type { Events, Subscriptions } from '../../platform/events.ts';
import { mailInvitations } from '../mail/invitation-mail.ts';
import { hearers, readerAt } from './sides.ts';
import { tell, type Words } from './notify.ts';
import { consultationUrl, jobUrl } from './urls.ts';
import { beginning } from './words.ts';

type Moved = Events['appointment.moved'];
type Say = (words: Words, event: Moved) => string;

const said = (message: string | null) => (message ? `: “${beginning(message)}”` : '.');
const offered = ({ offeredAt, startsAt }: Moved) => offeredAt ?? startsAt;

/** What the other side is told of each move; what is left out nobody needs to hear. */
const MOVED: Partial<Record<Moved['action'], Say>> = {
  plan: ({ name, when }, event) =>
    `${name} asks for another consultation about “${event.title}”, ${when(offered(event))}${said(event.message)}`,
  request: ({ name, when }, event) =>
    event.wasAgreed
      ? `${name} asks to move the consultation of ${when(event.startsAt)} to ${when(offered(event))}${said(event.message)}`
      : `${name} offers another time for the consultation, ${when(offered(event))}${said(event.message)}`,
  accept: ({ name, when }, event) =>
    `${name} agrees: the consultation about “${event.title}” is ${when(offered(event))}.`,
  reject: ({ name, when }, event) =>
    event.wasAgreed
      ? `${name} cannot make the new time. The consultation stays ${when(event.startsAt)}${said(event.message)}`
      : `${name} cannot make ${when(offered(event))}${said(event.message)}`,
  decline: ({ name }, { title, message }) =>
    `${name} declines another consultation about “${title}”${said(message)}`,
  withdraw: ({ name, when }, { wasAgreed, startsAt, title }) =>
    wasAgreed
      ? `${name} no longer asks for another time. The consultation stays ${when(startsAt)}.`
      : `${name} has withdrawn the consultation about “${title}”.`,
};

const BY_ITSELF = ({ when }: Words, { wasAgreed, startsAt, title }: Moved) =>
  wasAgreed
    ? `Nobody answered about another time for “${title}”. The consultation stays ${when(startsAt)}.`
    : `Nobody answered about another consultation for “${title}”, so it is not planned any more.`;

function wordsOf({ by, byAdmin, action }: Moved): Say | undefined {
  if (by === 'clock') return action === 'expire' ? BY_ITSELF : undefined;
  const say = MOVED[action];
  return byAdmin && say ? (words, event) => `Parley, for ${say(words, event)}` : say;
}

type Attended = Events['appointment.attended'];

/** What both are told of who came; what they may do about it stands on the job's page. */
const ATTENDED: Record<Attended['attendance'], (side: Side, words: Words, event: Attended) => string> = {
  HELD: (_side, { when }, { title, objectUntil }) =>
    `The consultation about “${title}” counts as held. You may object until ${when(objectUntil)}.`,
  PROFESSIONAL_ABSENT: (side, { name, when }, { title, objectUntil, isRefundable }) =>
    side === 'client'
      ? `${name} did not come to the consultation about “${title}”. ${isRefundable ? 'Take your money back, or a' : 'You may ask for a'} free new time.`
      : `You did not come to the consultation about “${title}”. You may object until ${when(objectUntil)}.`,
  NEITHER: (_side, _words, { title }) =>
    `Nobody came to the consultation about “${title}”. Either of you may offer a free new time.`,
};

/** What the two are told of their consultations. */
export const appointmentNews: Subscriptions = {
  'appointment.booked': mailInvitations,
  'appointment.moved': async (platform, trx, event) => {
    const say = wordsOf(event);
    if (!say) return;
    const heard = event.byAdmin ? SIDES : hearers(event.by);
    for (const side of heard)
      await tell(platform, trx, {
        ...readerAt(event, side),
        type: 'APPOINTMENT',
        url: jobUrl(event.jobId),
        say: (words) => say(words, event),
      });
  },
  'appointment.reminder': async (platform, trx, { appointmentId, jobId, title, startsAt, ...parties }) => {
    for (const side of SIDES)
      await tell(platform, trx, {
        ...readerAt(parties, side),
        type: 'APPOINTMENT',
        url: consultationUrl(jobId, appointmentId),
        // The time first: subjects are cut at their end.
        say: ({ name, when }) => `${when(startsAt)}: your consultation with ${name} about “${title}”.`,
      });
  },
  'appointment.attended': async (platform, trx, event) => {
    for (const side of SIDES)
      await tell(platform, trx, {
        ...readerAt(event, side),
        type: 'APPOINTMENT',
        url: jobUrl(event.jobId),
        say: (words) => ATTENDED[event.attendance](side, words, event),
      });
  },
  'appointment.refund_chosen': async (platform, trx, { jobId, title, refundAt, byAdmin, ...parties }) => {
    const heard = byAdmin ? SIDES : ([otherSide('client')] as const);
    for (const side of heard)
      await tell(platform, trx, {
        ...readerAt(parties, side),
        type: 'APPOINTMENT',
        url: jobUrl(jobId),
        say: ({ when }) =>
          `The money of “${title}” goes back to the client ${when(refundAt)}, as the consultation was missed, unless the professional objects before.`,
      });
  },
};
