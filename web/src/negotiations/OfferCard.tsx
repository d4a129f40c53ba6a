import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { shortMoney } from '@parley/contract/money.ts';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { cityOf } from '@parley/contract/time.ts';
import type { Person } from '@parley/contract/users/schemas.ts';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { consultationText } from '../services/price.ts';
import { whenText } from '../time/format.ts';
import { onYourClock } from '../time/on-your-clock.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Tag } from '../ui/Tag.tsx';
import { attendanceText } from '../users/attendance-text.ts';
import { PersonLine } from '../users/PersonLine.tsx';
import { shortName } from '../users/short-name.ts';
import { SuggestedTimes } from './SuggestedTimes.tsx';
import { isTimeRejected, negotiationStatus } from './status.ts';

interface Props {
  negotiation: Negotiation;
  side: Side;
  zone: string;
  menu?: ReactNode;
  /** The actions of the card. */
  children?: ReactNode;
}

/** The current offer: amount, time on both clocks, message, and who has to reply by when. */
export function OfferCard({ negotiation, side, zone, menu, children }: Props) {
  const { t } = useLingui();
  const other = otherOf(negotiation, side);
  const { minutes } = negotiation;
  const city = cityOf(other.timeZone);
  const status = negotiationStatus(negotiation.status, side, negotiation.turn);
  return (
    <article className="grid min-w-0 gap-5 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-6">
      <PersonLine
        person={other}
        to={side === 'client' ? paths.professional(other.id) : undefined}
        end={
          <span className="flex items-center gap-2">
            <Tag tone={status.tone}>{status.label}</Tag>
            {menu}
          </span>
        }
      >
        {side === 'client' ? negotiation.professional.headline : t`Client in ${city}`}
        {other.attendance && <p className="truncate">{attendanceText(other.attendance)}</p>}
      </PersonLine>
      <Terms negotiation={negotiation} />
      <div>
        <SuggestedTimes negotiation={negotiation} side={side} zone={zone} />
        <p className="mt-2 text-sm text-pretty text-ink-3 tabular-nums">
          {isTimeRejected(negotiation.status)
            ? t`This time was rejected. Either of you can suggest another.`
            : consultationText(minutes, negotiation.consultationPriceCents)}
        </p>
      </div>
      <p dir="auto" className="max-w-[68ch] text-pretty wrap-anywhere whitespace-pre-line">
        {negotiation.message}
      </p>
      <Turn negotiation={negotiation} side={side} zone={zone} />
      {children}
    </article>
  );
}

/** What a proposal offers, or the budget that an invitation names; nothing where the two talk about it first. */
function Terms({ negotiation: { kind, amountCents, estimatedDays } }: Pick<Props, 'negotiation'>) {
  if (amountCents === null)
    return (
      <p className="text-ink-3">
        <Trans>No budget named. You talk first.</Trans>
      </p>
    );
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
      <b className="font-display text-2xl font-semibold tracking-tight">{shortMoney(amountCents)}</b>
      <span className="text-ink-3">
        {estimatedDays === null ? (
          kind === 'INVITE' ? (
            <Trans>budget for the whole job</Trans>
          ) : (
            <Trans>for the whole job</Trans>
          )
        ) : (
          <Plural
            value={estimatedDays}
            one="for the whole job, # day of work"
            other="for the whole job, # days of work"
          />
        )}
      </span>
    </p>
  );
}

function Turn({ negotiation, side, zone }: Props) {
  const now = useNow();
  if (negotiation.jobId !== null) {
    return (
      <div>
        <LinkButton to={paths.job(negotiation.jobId)}>
          <Trans>Open the job</Trans>
        </LinkButton>
      </div>
    );
  }
  if (negotiation.turn === null) return null;
  const isMine = (negotiation.turn === 'CLIENT') === (side === 'client');
  return (
    <p className={`font-semibold tabular-nums ${isMine ? 'text-time-ink' : 'text-ink-2'}`}>
      {replyText(negotiation, { isMine, other: otherOf(negotiation, side), zone, now })}
    </p>
  );
}

interface Waiting {
  isMine: boolean;
  other: Person;
  zone: string;
  now: string;
}

function replyText({ expiresAt }: Negotiation, { isMine, other, zone, now }: Waiting): string {
  const name = shortName(other.displayName);
  if (expiresAt === null) return isMine ? t`Your turn to reply` : t`Waiting for ${name} to reply`;
  const when = onYourClock(whenText(expiresAt, zone, now), expiresAt, zone, other.timeZone);
  return isMine ? t`Reply by ${when}` : t`${name} has until ${when} to reply`;
}
