import { shortMoney } from '@parley/contract/money.ts';
import { otherSide } from '@parley/contract/sides.ts';
import type { Subscriptions } from '../../platform/events.ts';
import { i18n } from '../../platform/language/language.ts';
import { notify } from './notify.ts';
import { recipientAt } from './sides.ts';
import { jobUrl } from './urls.ts';
import { withQuote } from './words.ts';

/** By who made it: a professional offers, a client asks. */
const MADE = {
  professional:
    /*i18n*/ '{name} made you an offer for “{title}”: {price}, {days, plural, one {# day} other {# days}} of work.',
  client:
    /*i18n*/ '{name} asked for other terms for “{title}”: {price}, {days, plural, one {# day} other {# days}} of work.',
} as const;

export const offerNews: Subscriptions = {
  'offer.made': (platform, trx, { jobId, title, amountCents, estimatedDays: days, by, ...parties }) =>
    notify(platform, trx, {
      ...recipientAt(parties, otherSide(by)),
      type: 'JOB',
      url: jobUrl(jobId),
      say: ({ name }) => i18n.t(MADE[by], { name, title, price: shortMoney(amountCents), days }),
    }),
  'offer.answered': (platform, trx, { jobId, title, amountCents, action, message, ...parties }) =>
    notify(platform, trx, {
      ...recipientAt(parties, 'client'),
      type: 'JOB',
      url: jobUrl(jobId),
      say: ({ name }) =>
        withQuote(
          action === 'accept'
            ? i18n.t('{name} accepted your terms for “{title}”. You can now hire them for {price}.', {
                name,
                title,
                price: shortMoney(amountCents),
              })
            : i18n.t('{name} declined the terms you asked for in “{title}”.', { name, title }),
          message,
        ),
    }),
};
