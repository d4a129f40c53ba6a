import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { timesOf } from '@parley/contract/negotiations/times.ts';
import { isOpenNegotiation } from '@parley/contract/negotiations/states.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { useNow } from '../platform/now.ts';
import { bothTimes } from '../time/both-times.ts';
import { BothTimes } from '../time/BothTimes.tsx';
import { shortName } from '../users/short-name.ts';
import { timeState } from './answers.ts';

interface Props {
  negotiation: Negotiation;
  side: Side;
  zone: string;
}

/** The suggested time on both clocks, or several to choose from, each with why it can't be chosen anymore. */
export function SuggestedTimes({ negotiation, side, zone }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const other = otherOf(negotiation, side);
  const otherName = shortName(other.displayName);
  const times = timesOf(negotiation).toSorted();
  if (times.length === 1)
    return (
      <BothTimes
        at={negotiation.startsAt}
        viewerZone={zone}
        otherZone={other.timeZone}
        otherName={otherName}
      />
    );
  return (
    <ol aria-label={t`Suggested times`} className="border-t border-line">
      {times.map((time) => {
        const why = isOpenNegotiation(negotiation.status)
          ? stateText(timeState(negotiation, time, now))
          : null;
        return (
          <li
            key={time}
            className={`flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 tabular-nums ${why ? 'text-ink-3' : 'font-semibold'}`}
          >
            <time dateTime={time} className="wrap-anywhere">
              {bothTimes(time, zone, other.timeZone, otherName).text}
            </time>
            {why && <span className="text-sm">{why}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function stateText(state: ReturnType<typeof timeState>): string | null {
  if (state === 'past') return t`This time has passed`;
  return state === 'taken' ? t`No longer available` : null;
}
