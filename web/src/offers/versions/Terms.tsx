import { Trans } from '@lingui/react/macro';
import { shortMoney } from '@parley/contract/money.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import { MilestoneList } from '../milestones/MilestoneList.tsx';
import { daysText, hoursText } from '../offer-text.ts';
import { scopeLines } from './scope.ts';

interface Props {
  offer: Offer;
  /** The version it replaced. */
  before: Offer | null;
}

/** The terms of an offer, and what it changed: the price and the days with their earlier ones, the scope line by line. */
export function Terms({ offer, before }: Props) {
  const { amountCents, estimatedDays } = offer;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-x-10 gap-y-2 tabular-nums">
        <Figure
          value={shortMoney(amountCents)}
          was={before && before.amountCents !== amountCents ? shortMoney(before.amountCents) : null}
        />
        <Hours offer={offer} before={before} />
        {estimatedDays !== null && <Figure value={daysText(estimatedDays)} was={daysBefore(offer, before)} />}
      </div>
      {offer.milestones && <MilestoneList milestones={offer.milestones} />}
      <Scope offer={offer} before={before} />
    </div>
  );
}

/** What an offer by the hour is made of. */
function Hours({ offer, before }: Props) {
  const made = hoursText(offer);
  if (made === null) return null;
  const was = before && hoursText(before);
  return (
    <p className="flex items-baseline gap-x-2.5 text-ink-2">
      {made}
      {was && was !== made && <Was text={was} />}
    </p>
  );
}

function Was({ text: was }: { text: string }) {
  return (
    <span className="text-sm text-ink-3">
      <Trans>was {was}</Trans>
    </span>
  );
}

function daysBefore({ estimatedDays }: Offer, before: Offer | null): string | null {
  const days = before?.estimatedDays ?? null;
  return days === null || days === estimatedDays ? null : daysText(days);
}

function Figure({ value, was }: { value: string; was: string | null }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <b className="font-display text-[min(2.5rem,14vw)] leading-[1.04] font-semibold tracking-tight">
        {value}
      </b>
      {was && <Was text={was} />}
    </p>
  );
}

function Scope({ offer, before }: Props) {
  const lines = scopeLines(offer.scope, before?.scope ?? null);
  if (lines.length === 0) return null;
  return (
    <ul className="grid max-w-[68ch] gap-1.5 text-pretty wrap-anywhere">
      {lines.map(({ text, change }, index) => (
        <li key={index} dir="auto" className={`relative pl-5 ${change === 'left_out' ? 'text-ink-3' : ''}`}>
          <i
            aria-hidden
            className={`absolute top-2.5 left-0.5 size-1.5 rounded-full ${change === 'new' ? 'bg-time' : 'bg-line-strong'}`}
          />
          {change === 'left_out' ? <s className="decoration-ink-3">{text}</s> : text}
          {change !== 'kept' && ' '}
          {change !== 'kept' && (
            <em className="ml-2 text-sm text-ink-3 not-italic">
              {change === 'new' ? (
                <Trans>new in this version</Trans>
              ) : (
                <Trans>left out in this version</Trans>
              )}
            </em>
          )}
        </li>
      ))}
    </ul>
  );
}
