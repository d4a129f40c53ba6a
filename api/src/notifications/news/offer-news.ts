import { shortMoney } from '@parley/contract/money.ts';
import { isBudget } from '@parley/contract/offers/rules.ts';
import { otherSide, type Side, SIDES } from '@parley/contract/sides.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Events, Subscriptions } from '../../platform/events.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Platform } from '../../platform/platform.ts';
import { notify, type Words } from './notify.ts';
import { recipientAt } from './sides.ts';
import { jobUrl } from './urls.ts';
import { onBehalf, withQuote } from './words.ts';

/** By who made it: a professional offers, a client asks. */
const MADE = {
  professional:
    /*i18n*/ '{name} made you an offer for “{title}”: {price}, {days, plural, one {# day} other {# days}} of work.',
  client:
    /*i18n*/ '{name} asked for different terms for “{title}”: {price}, {days, plural, one {# day} other {# days}} of work.',
} as const;

/** The same when an admin did it on behalf of one side. */
const BY_PARLEY = {
  professional:
    /*i18n*/ 'an offer was made for “{title}”: {price}, {days, plural, one {# day} other {# days}} of work.',
  client:
    /*i18n*/ 'different terms were asked for in “{title}”: {price}, {days, plural, one {# day} other {# days}} of work.',
  accept: /*i18n*/ 'the terms asked for in “{title}” were accepted. The client can now hire for {price}.',
  decline: /*i18n*/ 'the terms asked for in “{title}” were declined.',
} as const;

const ANSWERED = {
  accept: /*i18n*/ '{name} accepted your terms for “{title}”. You can now hire them for {price}.',
  decline: /*i18n*/ '{name} declined the terms you asked for in “{title}”.',
} as const;

/** Of a budget, the price alone that an invite named. */
const BUDGET_DECLINED = {
  own: /*i18n*/ '{name} declined your budget of {price} for “{title}”, and can still make you an offer.',
  byParley: /*i18n*/ 'the budget of {price} for “{title}” was declined.',
} as const;

type OfferNews = (Events['offer.made'] | Events['offer.answered']) & { acted: Side };

/** To the other side; what an admin did on behalf of a side, to both. */
async function tell(
  platform: Platform,
  trx: Trx,
  { jobId, title, amountCents, estimatedDays, message, byAdmin, acted, ...event }: OfferNews,
  texts: { own: string; byParley: string },
): Promise<void> {
  const filled = (text: string, name: string) =>
    i18n.t(text, { name, title, price: shortMoney(amountCents), days: estimatedDays });
  const say = ({ name }: Words) =>
    withQuote(byAdmin ? onBehalf(acted, filled(texts.byParley, name)) : filled(texts.own, name), message);
  for (const side of byAdmin ? SIDES : ([otherSide(acted)] as const))
    await notify(platform, trx, { ...recipientAt(event, side), type: 'JOB', url: jobUrl(jobId), say });
}

export const offerNews: Subscriptions = {
  'offer.made': (platform, trx, event) =>
    tell(
      platform,
      trx,
      { ...event, acted: event.by },
      { own: MADE[event.by], byParley: BY_PARLEY[event.by] },
    ),
  'offer.answered': (platform, trx, event) =>
    tell(
      platform,
      trx,
      { ...event, acted: 'professional' },
      isBudget(event) ? BUDGET_DECLINED : { own: ANSWERED[event.action], byParley: BY_PARLEY[event.action] },
    ),
};
