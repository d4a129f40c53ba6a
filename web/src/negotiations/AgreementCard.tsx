import { shortMoney } from '@parley/contract/money.ts';
import type { Talk } from '@parley/contract/negotiations/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { cityOf } from '@parley/contract/time.ts';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { BothTimes } from '../time/BothTimes.tsx';
import { clocksDiffer, durationText, whenText } from '../time/format.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Tag } from '../ui/Tag.tsx';
import { PersonLine } from '../users/PersonLine.tsx';
import { shortName } from '../users/short-name.ts';
import { isTimeRejected, talkStatus } from './status.ts';

interface Props {
  talk: Talk;
  side: Side;
  zone: string;
  /** The actions, where they stand on the card. */
  children?: ReactNode;
}

/** What is on the table between two people: money, time on both clocks, the message, and whose move it is until when. */
export function AgreementCard({ talk, side, zone, children }: Props) {
  const other = otherOf(talk, side);
  const status = talkStatus(talk.status, side, talk.turn);
  return (
    <article className="grid min-w-0 gap-5 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-6">
      <PersonLine
        person={other}
        to={side === 'client' ? paths.professional(other.id) : undefined}
        end={<Tag tone={status.tone}>{status.label}</Tag>}
      >
        {side === 'client' ? talk.professional.headline : `Client, ${cityOf(other.timeZone)}`}
      </PersonLine>
      <Terms talk={talk} />
      <div>
        <BothTimes
          at={talk.startsAt}
          viewerZone={zone}
          otherZone={other.timeZone}
          otherName={shortName(other.displayName)}
        />
        <p className="mt-2 text-sm text-ink-3">
          {isTimeRejected(talk.status)
            ? 'This time was rejected. Either of you can ask for another one.'
            : `${durationText(talk.minutes)} to talk`}
        </p>
      </div>
      <p dir="auto" className="max-w-[68ch] text-pretty wrap-anywhere whitespace-pre-line">
        {talk.message}
      </p>
      <Turn talk={talk} side={side} zone={zone} />
      {children}
    </article>
  );
}

function Terms({ talk: { amountCents, estimatedDays } }: Pick<Props, 'talk'>) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
      <b className="font-display text-2xl font-semibold tracking-tight">{shortMoney(amountCents)}</b>
      <span className="text-ink-3">
        for the whole job
        {estimatedDays !== null && `, ${estimatedDays} day${estimatedDays === 1 ? '' : 's'} of work`}
      </span>
    </p>
  );
}

function Turn({ talk, side, zone }: Props) {
  const now = useNow();
  if (talk.jobId !== null) {
    return (
      <div>
        <LinkButton to={paths.job(talk.jobId)}>Open the job</LinkButton>
      </div>
    );
  }
  if (talk.turn === null) return null;
  const other = otherOf(talk, side);
  const isMine = (talk.turn === 'CLIENT') === (side === 'client');
  return (
    <p className={`font-semibold tabular-nums ${isMine ? 'text-time-ink' : 'text-ink-2'}`}>
      {isMine ? 'Your move' : `${shortName(other.displayName)}’s move`}
      {talk.expiresAt !== null && `, until ${untilText(talk.expiresAt)}`}
    </p>
  );

  function untilText(at: string): string {
    const when = whenText(at, zone, now);
    return clocksDiffer(at, zone, other.timeZone) ? `${when} your time` : when;
  }
}
