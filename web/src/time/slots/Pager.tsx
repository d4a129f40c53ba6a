import { Trans, useLingui } from '@lingui/react/macro';
import { cityOf } from '@parley/contract/time.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { iconButton } from '../../../ui/IconButton.tsx';
import { plainDayText } from '../../format.ts';

interface Props {
  days: readonly string[];
  zone: string;
  /** Whether to name the zone, because the two clocks differ. */
  showsZone: boolean;
  isFirst: boolean;
  onTurn: (weeks: 1 | -1) => void;
}

/** The current week, and buttons to the previous and next one. */
export function WeekPager({ days, zone, showsZone, isFirst, onTurn }: Props) {
  const { t } = useLingui();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [from, to, city] = [plainDayText(first), plainDayText(last), cityOf(zone)];
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <p aria-live="polite" className="font-semibold tabular-nums">
          <Trans>
            {from} to {to}
          </Trans>
        </p>
        {showsZone && (
          <p className="truncate text-sm text-ink-3">
            <Trans>Your time, {city}</Trans>
          </p>
        )}
      </div>
      <div className="flex flex-none gap-2">
        <button
          type="button"
          aria-disabled={isFirst}
          aria-label={isFirst ? t`Previous week: this is the first` : t`Previous week`}
          className={`${iconButton} aria-disabled:opacity-40`}
          onClick={() => !isFirst && onTurn(-1)}
        >
          <ChevronLeft aria-hidden />
        </button>
        <button type="button" aria-label={t`Next week`} className={iconButton} onClick={() => onTurn(1)}>
          <ChevronRight aria-hidden />
        </button>
      </div>
    </div>
  );
}
