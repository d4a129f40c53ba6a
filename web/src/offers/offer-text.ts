import { plural, t } from '@lingui/core/macro';
import { isLaterMilestone } from '@parley/contract/jobs/milestone.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { isBudget } from '@parley/contract/offers/rules.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { hasFailed } from '../jobs/money/status.ts';
import type { Refused } from '../platform/result.ts';
import { dayTimeText } from '../time/format.ts';
import { onYourClock } from '../time/on-your-clock.ts';
import { shortName } from '../users/short-name.ts';
import { toPayFor } from './hire/to-pay.ts';

type Pair = Pick<Job, Side>;

/** "6 days" */
export const daysText = (days: number): string => plural(days, { one: '# day', other: '# days' });

/** "12 h × $40"; null for a fixed price */
export function hoursText({ hours, rateCents }: Pick<Offer, 'hours' | 'rateCents'>): string | null {
  if (hours === null || rateCents === null) return null;
  const rate = shortMoney(rateCents);
  return t`${hours} h × ${rate}`;
}

/** "$900, 6 days"; a budget is a price alone */
export function termsText({
  amountCents,
  estimatedDays,
}: Pick<Offer, 'amountCents' | 'estimatedDays'>): string {
  const amount = shortMoney(amountCents);
  if (estimatedDays === null) return amount;
  const days = daysText(estimatedDays);
  return t`${amount}, ${days}`;
}

/** Whose version it is, as the reader's side calls it. */
export function versionTitle(offer: Offer, pair: Pair, side: Side): string {
  const name = shortName(pair[offer.by].displayName);
  const terms = termsText(offer);
  if (isBudget(offer)) return side === 'client' ? t`Your budget: ${terms}` : t`${name}’s budget: ${terms}`;
  if (offer.by === side) return side === 'client' ? t`You asked for ${terms}` : t`You offered ${terms}`;
  return offer.by === 'client' ? t`${name} asked for ${terms}` : t`${name} offered ${terms}`;
}

/** What became of an earlier version; `next` came after it. */
export function fateText({ by, state }: Offer, next: Offer | undefined): string {
  if (state === 'DECLINED') return t`Declined`;
  return by === 'client' && next?.by === 'professional' ? t`Replied with a new offer` : t`Replaced`;
}

/** An instant in the reader's time; whose that is only where the other's clock differs. */
export function readersTime(
  at: string,
  { pair, side, zone }: { pair: Pair; side: Side; zone: string },
): string {
  return onYourClock(dayTimeText(at, zone), at, zone, otherOf(pair, side).timeZone);
}

/** "Hire Ana for $900", with the sum that is really paid, or going on with a payment that has begun. */
export function hireLabel(job: Job, offer: Offer): string {
  const [name, amount] = [shortName(job.professional.displayName), shortMoney(toPayFor(job, offer))];
  const [first] = offer.milestones ?? [];
  if (isLaterMilestone(job))
    return hasFailed(job) ? t`Try again: pay ${amount}` : t`Pay ${amount} for this milestone`;
  if (hasFailed(job)) return t`Try again: hire ${name} for ${amount}`;
  if (first) return t`Hire ${name}, pay ${amount} for the first milestone`;
  return t`Hire ${name} for ${amount}`;
}

/** Why hiring was refused, with the terms that stand now that the page was reloaded. */
export function hireRefusalText({ code, message }: Refused, { professional, offer }: Job): string {
  if (code !== 'offer_changed' || offer === null) return message;
  const [name, terms] = [shortName(professional.displayName), termsText(offer)];
  return t`${name}’s offer changed to ${terms}. Check the new terms before you hire.`;
}
