import { shortMoney } from '@parley/contract/money.ts';
import { otherSide, SIDES } from '@parley/contract/sides.ts';
import type { ResolutionAnswer } from '@parley/contract/resolutions/states.ts';
import type { Subscriptions } from '../../platform/events.ts';
import { i18n } from '../../platform/language/language.ts';
import type { ResolutionEvent } from '../../resolutions/events.ts';
import { notify, type Words } from './notify.ts';
import { recipientAt } from './sides.ts';
import { jobUrl } from './urls.ts';
import { withQuote } from './words.ts';

const MONEY = {
  suggested:
    /*i18n*/ '{name} suggests how to settle “{title}”: {professionalPart} to the professional, {clientPart} back to the client. Answer by {deadline}; without an answer nothing changes.',
  reminder:
    /*i18n*/ '{name} is waiting for your answer on how to settle “{title}”: {professionalPart} to the professional, {clientPart} back to the client. Answer by {deadline}; without an answer nothing changes.',
  accept:
    /*i18n*/ '{name} accepted: “{title}” is settled, with {professionalPart} to the professional and {clientPart} back to the client.',
  decline:
    /*i18n*/ '{name} declined to settle “{title}” with {professionalPart} to the professional and {clientPart} back to the client.',
  withdraw:
    /*i18n*/ '{name} no longer suggests to settle “{title}” with {professionalPart} to the professional and {clientPart} back to the client.',
  expired:
    /*i18n*/ 'The suggestion to settle “{title}” with {professionalPart} to the professional and {clientPart} back to the client wasn’t answered in time. Nothing has changed.',
} as const;

const DUE_DATE = {
  suggested:
    /*i18n*/ '{name} suggests a new due date for “{title}”: {dueAt}. Answer by {deadline}; without an answer nothing changes.',
  reminder:
    /*i18n*/ '{name} is waiting for your answer on a new due date for “{title}”: {dueAt}. Answer by {deadline}; without an answer nothing changes.',
  accept: /*i18n*/ '{name} accepted: “{title}” is now due on {dueAt}.',
  decline: /*i18n*/ '{name} declined {dueAt} as the new due date of “{title}”.',
  withdraw: /*i18n*/ '{name} no longer suggests {dueAt} as the new due date of “{title}”.',
  expired:
    /*i18n*/ 'The suggestion to make “{title}” due on {dueAt} wasn’t answered in time. Nothing has changed.',
} as const;

const sentence =
  (what: keyof typeof MONEY, { title, message, ...event }: ResolutionEvent) =>
  ({ name, when }: Words) => {
    const deadline = when(event.expiresAt);
    if (event.toProfessionalCents === null)
      return withQuote(
        i18n.t(DUE_DATE[what], { name, title, deadline, dueAt: when(event.dueAt ?? event.expiresAt) }),
        message,
      );
    const professionalPart = shortMoney(event.toProfessionalCents);
    const clientPart = shortMoney(event.heldCents - event.toProfessionalCents);
    return withQuote(i18n.t(MONEY[what], { name, title, deadline, professionalPart, clientPart }), message);
  };

/** Whom an answer is for: whoever suggested it, unless they took it back. */
const toldOf = ({ by, action }: { by: ResolutionEvent['by']; action: ResolutionAnswer }) =>
  action === 'withdraw' ? otherSide(by) : by;

export const resolutionNews: Subscriptions = {
  'resolution.suggested': (platform, trx, event) =>
    notify(platform, trx, {
      ...recipientAt(event, otherSide(event.by)),
      type: 'JOB',
      url: jobUrl(event.jobId),
      say: sentence('suggested', event),
    }),
  'resolution.reminder': (platform, trx, event) =>
    notify(platform, trx, {
      ...recipientAt(event, otherSide(event.by)),
      type: 'JOB',
      url: jobUrl(event.jobId),
      say: sentence('reminder', event),
    }),
  'resolution.answered': (platform, trx, event) =>
    notify(platform, trx, {
      ...recipientAt(event, toldOf(event)),
      type: 'JOB',
      url: jobUrl(event.jobId),
      say: sentence(event.action, event),
    }),
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
