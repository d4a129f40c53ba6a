import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { dateOf, nearDay } from '../format.ts';
import type { View } from './Pager.tsx';

interface Props {
  view: View;
  /** Why there are none, if that is known. */
  why: string | null;
  next: string | null;
  zone: string;
  now: string;
  onGo: (day: string) => void;
}

/** A week without free times, and the way to the next that has some. */
export function NoFreeTime({ view, why, next, zone, now, onGo }: Props) {
  const day = next && nearDay(next, zone, now);
  return (
    <div className="border-t border-line py-8">
      <p className="font-semibold">
        {view === 'week' ? <Trans>No free times this week.</Trans> : <Trans>No free times this month.</Trans>}
      </p>
      {why !== null && <p className="mt-1 text-pretty text-ink-2">{why}</p>}
      {next === null ? (
        <p className="mt-1 text-ink-3">
          <Trans>None in the following two months either.</Trans>
        </p>
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <span>
            <Trans>Next: {day}</Trans>
          </span>
          <Button kind="quiet" small onClick={() => onGo(dateOf(next, zone))}>
            {view === 'week' ? (
              <Trans>Go to the first free week</Trans>
            ) : (
              <Trans>Go to the first free month</Trans>
            )}
          </Button>
        </div>
      )}
    </div>
  );
}
