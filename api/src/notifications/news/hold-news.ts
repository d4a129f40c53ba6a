import { shortMoney } from '@parley/contract/money.ts';
import { type Side, SIDES } from '@parley/contract/sides.ts';
import type { HoldEnd } from '../../payments/events.ts';
import type { Subscriptions } from '../../platform/events.ts';
import { i18n } from '../../platform/language/language.ts';
import { notify } from './notify.ts';
import { adminIds } from './queries-subjects.ts';
import { recipientAt } from './sides.ts';
import { adminJobUrl, jobUrl } from './urls.ts';

/** What becomes of the money at the end, to whoever paid and whoever is paid. */
const ENDING: Record<HoldEnd, Record<Side, string>> = {
  complete: {
    client:
      /*i18n*/ 'We can hold your {amount} for “{title}” until {deadline}. Then it’s released to {name}, unless you ask for changes or settle it differently before then.',
    professional:
      /*i18n*/ 'We can hold the {amount} for “{title}” until {deadline}. Then it’s released to you, unless {name} asks for changes before then.',
  },
  cancel: {
    client:
      /*i18n*/ 'We can hold your {amount} for “{title}” until {deadline}. If the work isn’t delivered by then, you get it back.',
    professional:
      /*i18n*/ 'We can hold the {amount} for “{title}” until {deadline}. Deliver the work by then, or {name} gets it back.',
  },
  dispute: {
    client:
      /*i18n*/ 'We can hold your {amount} for “{title}” until {deadline}. If the changes aren’t delivered by then, a dispute opens automatically.',
    professional:
      /*i18n*/ 'We can hold the {amount} for “{title}” until {deadline}. Deliver the changes by then, or a dispute opens automatically.',
  },
  settle: {
    client:
      /*i18n*/ 'We can hold your {amount} for the consultation about “{title}” until {deadline}. If it hasn’t taken place by then, it’s called off and you get the money back.',
    professional:
      /*i18n*/ 'We can hold the {amount} for the consultation about “{title}” until {deadline}. If it hasn’t taken place by then, it’s called off and {name} gets the money back.',
  },
  decide: {
    client:
      /*i18n*/ 'We can hold your {amount} for “{title}” until {deadline}. If the dispute is still open then, Parley decides it first.',
    professional:
      /*i18n*/ 'We can hold the {amount} for “{title}” until {deadline}. If the dispute is still open then, Parley decides it first.',
  },
};

/** A paid consultation was still to come at the end. */
const ENDED: Record<Side, string> = {
  client:
    /*i18n*/ 'The price of the consultation about “{title}” couldn’t be held any longer, so the consultation was called off and you get a full refund.',
  professional:
    /*i18n*/ 'The price of the consultation about “{title}” couldn’t be held any longer, so the consultation was called off and {name} gets a full refund.',
};

/** Held money that is near its end. */
export const holdNews: Subscriptions = {
  'payment.hold_ending': async (platform, trx, { jobId, title, amountCents, at, outcome, ...parties }) => {
    const amount = shortMoney(amountCents);
    for (const side of SIDES)
      await notify(platform, trx, {
        ...recipientAt(parties, side),
        type: 'PAYMENT',
        url: jobUrl(jobId),
        say: ({ name, when }) => i18n.t(ENDING[outcome][side], { amount, title, name, deadline: when(at) }),
      });
    if (outcome !== 'decide') return;
    for (const to of await adminIds(trx))
      await notify(platform, trx, {
        to,
        type: 'PAYMENT',
        url: adminJobUrl(jobId),
        say: ({ when }) =>
          i18n.t(
            '{amount} for “{title}” is in dispute and can be held until {deadline}. Decide it before then.',
            {
              amount,
              title,
              deadline: when(at),
            },
          ),
      });
  },
  'payment.hold_ended': async (platform, trx, { jobId, title, ...parties }) => {
    for (const side of SIDES)
      await notify(platform, trx, {
        ...recipientAt(parties, side),
        type: 'PAYMENT',
        url: jobUrl(jobId),
        say: ({ name }) => i18n.t(ENDED[side], { title, name }),
      });
  },
};
