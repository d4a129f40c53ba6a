import { shortMoney } from '@parley/contract/money.ts';
import { otherSide, type Side, SIDES } from '@parley/contract/sides.ts';
import type { ResolutionAnswer } from '@parley/contract/resolutions/states.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Subscriptions } from '../../platform/events.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ResolutionEvent } from '../../resolutions/events.ts';
import { notify, type Words } from './notify.ts';
import { recipientAt } from './sides.ts';
import { jobUrl } from './urls.ts';
import { onBehalf, withQuote } from './words.ts';

const MONEY = {
  suggested:
    /*i18n*/ '{name} suggests how to settle “{title}”: {professionalPart} to the professional, {clientPart} back to the client. Reply by {deadline}. Without a reply, nothing changes.',
  reminder:
    /*i18n*/ '{name} is waiting for your reply on how to settle “{title}”: {professionalPart} to the professional, {clientPart} back to the client. Reply by {deadline}. Without a reply, nothing changes.',
  accept:
    /*i18n*/ '{name} accepted: “{title}” is settled, with {professionalPart} to the professional and {clientPart} back to the client.',
  decline:
    /*i18n*/ '{name} declined to settle “{title}” with {professionalPart} to the professional and {clientPart} back to the client.',
  withdraw:
    /*i18n*/ '{name} withdrew the suggestion to settle “{title}” with {professionalPart} to the professional and {clientPart} back to the client.',
  expired:
    /*i18n*/ 'The suggestion to settle “{title}” with {professionalPart} to the professional and {clientPart} back to the client got no reply in time. Nothing has changed.',
} as const;

const DUE_DATE = {
  suggested:
    /*i18n*/ '{name} suggests a new due date for “{title}”: {dueAt}. Reply by {deadline}. Without a reply, nothing changes.',
  reminder:
    /*i18n*/ '{name} is waiting for your reply on a new due date for “{title}”: {dueAt}. Reply by {deadline}. Without a reply, nothing changes.',
  accept: /*i18n*/ '{name} accepted: “{title}” is now due on {dueAt}.',
  decline: /*i18n*/ '{name} declined {dueAt} as the new due date of “{title}”.',
  withdraw: /*i18n*/ '{name} withdrew the suggestion to make “{title}” due on {dueAt}.',
  expired:
    /*i18n*/ 'The suggestion to make “{title}” due on {dueAt} got no reply in time. Nothing has changed.',
} as const;

/** The same when an admin did it on behalf of one side. */
const BY_PARLEY = {
  MONEY: {
    suggested:
      /*i18n*/ 'a settlement of “{title}” was suggested, with {professionalPart} to the professional and {clientPart} back to the client. It can be accepted until {deadline}.',
    accept:
      /*i18n*/ '“{title}” is settled, with {professionalPart} to the professional and {clientPart} back to the client.',
    decline:
      /*i18n*/ 'the suggestion to settle “{title}” with {professionalPart} to the professional and {clientPart} back to the client was declined.',
    withdraw:
      /*i18n*/ 'the suggestion to settle “{title}” with {professionalPart} to the professional and {clientPart} back to the client was withdrawn.',
  },
  DUE_DATE: {
    suggested:
      /*i18n*/ 'a new due date was suggested for “{title}”: {dueAt}. It can be accepted until {deadline}.',
    accept: /*i18n*/ '“{title}” is now due on {dueAt}.',
    decline: /*i18n*/ '{dueAt} was declined as the new due date of “{title}”.',
    withdraw: /*i18n*/ 'the suggestion to make “{title}” due on {dueAt} was withdrawn.',
  },
} as const;

type Sentences = typeof MONEY | typeof DUE_DATE;

const sentence =
  (what: keyof Sentences, { message, ...event }: ResolutionEvent) =>
  (words: Words) =>
    withQuote(filled((isMoney(event) ? MONEY : DUE_DATE)[what], event, words), message);

const isMoney = ({ toProfessionalCents }: Suggested) => toProfessionalCents !== null;

type Suggested = Omit<ResolutionEvent, 'message'>;

function filled(text: string, event: Suggested, { name, when }: Words): string {
  const { title, toProfessionalCents, heldCents, dueAt, expiresAt } = event;
  const part = toProfessionalCents ?? 0;
  return i18n.t(text, {
    name,
    title,
    deadline: when(expiresAt),
    dueAt: when(dueAt ?? expiresAt),
    professionalPart: shortMoney(part),
    clientPart: shortMoney(heldCents - part),
  });
}

type Act = keyof typeof BY_PARLEY.MONEY;

/** To whoever it is for; what an admin did on behalf of a side, to both. */
async function tell(
  platform: Platform,
  trx: Trx,
  event: ResolutionEvent & { byAdmin: boolean },
  { act, to }: { act: Act; to: Side },
): Promise<void> {
  const { message, ...suggested } = event;
  const texts = isMoney(event) ? BY_PARLEY.MONEY : BY_PARLEY.DUE_DATE;
  const byParley = (words: Words) =>
    withQuote(onBehalf(otherSide(to), filled(texts[act], suggested, words)), message);
  for (const side of event.byAdmin ? SIDES : ([to] as const))
    await notify(platform, trx, {
      ...recipientAt(event, side),
      type: 'JOB',
      url: jobUrl(event.jobId),
      say: event.byAdmin ? byParley : sentence(act, event),
    });
}

/** Whom an answer is for: whoever suggested it, unless they took it back. */
const toldOf = ({ by, action }: { by: ResolutionEvent['by']; action: ResolutionAnswer }) =>
  action === 'withdraw' ? otherSide(by) : by;

export const resolutionNews: Subscriptions = {
  'resolution.suggested': (platform, trx, event) =>
    tell(platform, trx, event, { act: 'suggested', to: otherSide(event.by) }),
  'resolution.reminder': (platform, trx, event) =>
    notify(platform, trx, {
      ...recipientAt(event, otherSide(event.by)),
      type: 'JOB',
      url: jobUrl(event.jobId),
      say: sentence('reminder', event),
    }),
  'resolution.answered': (platform, trx, event) =>
    tell(platform, trx, event, { act: event.action, to: toldOf(event) }),
  'resolution.expired': async (platform, trx, event) => {
    for (const side of SIDES)
      await notify(platform, trx, {
        ...recipientAt(event, side),
        type: 'JOB',
        url: jobUrl(event.jobId),
        say: sentence('expired', { ...event, message: null }),
      });
  },
};
