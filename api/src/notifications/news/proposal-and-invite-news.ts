import { POSTING_TERMS, type PostingTerm } from '@parley/contract/job-postings/rules.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Events, Subscriptions } from '../../platform/events.ts';
import { currentReader, i18n } from '../../platform/language/language.ts';
import type { Platform } from '../../platform/platform.ts';
import { openProposersOf, subjectOfNegotiation } from './queries-subjects.ts';
import { recipients, recipientAt } from './sides.ts';
import { notify, type Words } from './notify.ts';
import { payoutsUrl, negotiationUrl, postingUrl } from './urls.ts';
import { timesText, withQuote } from './words.ts';

type Moved = Events['negotiation.moved'];

/** By move, each followed by its message; opening shows on screen only, and hiring has its own notification. */
const MOVED: Partial<Record<Moved['action'], (words: Words, negotiation: Moved) => string>> = {
  reschedule: ({ name, when }, { title, ...times }) =>
    times.alternatives.length === 0
      ? i18n.t('{name} suggested another time for “{title}”: {time}.', {
          name,
          title,
          time: timesText(when, times),
        })
      : i18n.t('{name} suggested other times for “{title}”: {times}.', {
          name,
          title,
          times: timesText(when, times),
        }),
  reject_reschedule: ({ name }, { title }) =>
    i18n.t('{name} can’t make the new time for “{title}”. Suggest another one.', { name, title }),
  decline: ({ name }, { kind, title }) =>
    i18n.t('{name} declined your {kind, select, INVITE {invitation to} other {proposal for}} “{title}”.', {
      name,
      kind,
      title,
    }),
  write: ({ name }, { title }) => i18n.t('{name} wrote to you about “{title}”.', { name, title }),
  withdraw: ({ name }, { kind, title }) =>
    i18n.t('{name} withdrew the {kind, select, INVITE {invitation to} other {proposal for}} “{title}”.', {
      name,
      kind,
      title,
    }),
};

/** The text of a new proposal or invite, in the app and in the mail. */
const SENT =
  /*i18n*/ '{name} {kind, select, INVITE {invited you to} other {sent you a proposal for}} “{title}” for {price}, with a consultation on {time}.';

const SENT_WITHOUT_PRICE =
  /*i18n*/ '{name} {kind, select, INVITE {invited you to} other {sent you a proposal for}} “{title}”, with a consultation on {time}.';

export const proposalAndInviteNews: Subscriptions = {
  'negotiation.sent': async (platform, trx, negotiation) => {
    const { amountCents } = await subjectOfNegotiation(trx, negotiation.negotiationId);
    for (const side of recipients(negotiation.by)) {
      await notify(platform, trx, {
        ...recipientAt(negotiation, side),
        type: negotiation.kind,
        url: negotiationUrl(negotiation, side),
        say: ({ fullName, when }) =>
          i18n.t(amountCents === null ? SENT_WITHOUT_PRICE : SENT, {
            name: fullName,
            kind: negotiation.kind,
            title: negotiation.title,
            ...(amountCents !== null && { price: shortMoney(amountCents) }),
            time: timesText(when, negotiation),
          }),
      });
    }
  },
  'negotiation.moved': async (platform, trx, negotiation) => {
    if (negotiation.action === 'expire') return notifyOfEnd(platform, trx, negotiation);
    if (negotiation.byAdmin) return notifyOfAdmin(platform, trx, negotiation, recipients('admin'));
    const say = MOVED[negotiation.action];
    if (!say) return;
    for (const side of recipients(negotiation.by)) {
      const url = negotiationUrl(negotiation, side);
      await notify(platform, trx, {
        ...recipientAt(negotiation, side),
        type: negotiation.kind,
        url,
        say: (words) => withQuote(say(words, negotiation), negotiation.message),
      });
    }
  },
  // The other side is notified of the job; this tells the side an admin accepted for.
  'negotiation.accepted': async (platform, trx, negotiation) => {
    if (negotiation.byAdmin && negotiation.by !== 'clock')
      await notifyOfAdmin(platform, trx, negotiation, [negotiation.by]);
  },
  'negotiation.reminder': async (platform, trx, { turn, expiresAt, ...negotiation }) => {
    const side = turn === 'CLIENT' ? 'client' : 'professional';
    await notify(platform, trx, {
      ...recipientAt(negotiation, side),
      type: negotiation.kind,
      url: negotiationUrl(negotiation, side),
      say: ({ name, when }) =>
        i18n.t('{name} is waiting for your reply about “{title}”. It expires automatically on {deadline}.', {
          name,
          title: negotiation.title,
          deadline: when(expiresAt),
        }),
    });
  },
  'posting.changed': async (platform, trx, { postingId, clientId, title, changes, changedAt }) => {
    for (const to of await openProposersOf(trx, postingId, changedAt))
      await notify(platform, trx, {
        to,
        from: clientId,
        type: 'PROPOSAL',
        url: postingUrl(postingId),
        say: ({ name }) =>
          i18n.t('{name} changed {what} of “{title}”, a posting you sent a proposal for.', {
            name,
            what: changedText(changes),
            title,
          }),
      });
  },
  'negotiation.payouts_needed': (platform, trx, negotiation) =>
    notify(platform, trx, {
      ...recipientAt(negotiation, 'professional'),
      type: 'PAYMENT',
      url: payoutsUrl,
      once: 'sentence',
      say: ({ name }) =>
        i18n.t('{name} wants to accept “{title}”. Set up payouts so you can get paid.', {
          name,
          title: negotiation.title,
        }),
    }),
};

const TERMS: Record<PostingTerm, string> = {
  budget: /*i18n*/ 'the budget',
  start: /*i18n*/ 'the start date',
  description: /*i18n*/ 'the description',
};

/** In the order of the posting's page. */
function changedText(changes: readonly PostingTerm[]): string {
  const parts = POSTING_TERMS.filter((term) => changes.includes(term)).map((term) => i18n.t(TERMS[term]));
  return new Intl.ListFormat(currentReader().language, { type: 'conjunction' }).format(parts);
}

// The reason comes first because mailboxes cut subjects off.
const EXPIRED =
  /*i18n*/ 'No one replied in time, so the {kind, select, INVITE {invitation to} other {proposal for}} “{title}” with {name} has expired.';
const ENDED =
  /*i18n*/ 'No longer available: the {kind, select, INVITE {invitation to} other {proposal for}} “{title}” with {name} has ended.';

/** When a posting or service is gone, only the side that did not remove it is told; when time ran out, both are. */
const notifyOfEnd: NonNullable<Subscriptions['negotiation.moved']> = async (platform, trx, negotiation) => {
  const { isSought, isOffered } = await subjectOfNegotiation(trx, negotiation.negotiationId);
  const message = isSought && isOffered ? EXPIRED : ENDED;
  for (const side of recipients(isSought ? (isOffered ? 'clock' : 'professional') : 'client')) {
    await notify(platform, trx, {
      ...recipientAt(negotiation, side),
      type: negotiation.kind,
      url: negotiationUrl(negotiation, side),
      say: ({ name }) => i18n.t(message, { name, kind: negotiation.kind, title: negotiation.title }),
    });
  }
};

const BY_PARLEY: Partial<Record<Moved['action'], string>> = {
  accept:
    /*i18n*/ 'On behalf of the {side, select, client {client} other {professional}}, Parley accepted the {kind, select, INVITE {invitation to} other {proposal for}} “{title}”.',
  reschedule:
    /*i18n*/ 'On behalf of the {side, select, client {client} other {professional}}, Parley asked for another time for the {kind, select, INVITE {invitation to} other {proposal for}} “{title}”.',
  reject_reschedule:
    /*i18n*/ 'On behalf of the {side, select, client {client} other {professional}}, Parley rejected the new time for the {kind, select, INVITE {invitation to} other {proposal for}} “{title}”.',
  decline:
    /*i18n*/ 'On behalf of the {side, select, client {client} other {professional}}, Parley declined the {kind, select, INVITE {invitation to} other {proposal for}} “{title}”.',
  write:
    /*i18n*/ 'On behalf of the {side, select, client {client} other {professional}}, Parley wrote a message about the {kind, select, INVITE {invitation to} other {proposal for}} “{title}”.',
  withdraw:
    /*i18n*/ 'On behalf of the {side, select, client {client} other {professional}}, Parley withdrew the {kind, select, INVITE {invitation to} other {proposal for}} “{title}”.',
};

async function notifyOfAdmin(
  platform: Platform,
  trx: Trx,
  negotiation: Moved,
  sides: readonly Side[],
): Promise<void> {
  const sentence = BY_PARLEY[negotiation.action];
  if (sentence === undefined) return;
  const { by: side, kind, title, message } = negotiation;
  for (const reader of sides) {
    await notify(platform, trx, {
      ...recipientAt(negotiation, reader),
      type: negotiation.kind,
      url: negotiationUrl(negotiation, reader),
      say: () => withQuote(i18n.t(sentence, { side, kind, title }), message),
    });
  }
}
