import { Trans, useLingui } from '@lingui/react/macro';
import { cityOf } from '@parley/contract/time.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { iconButton } from '../../ui/IconButton.tsx';
import { plainDayText } from '../format.ts';
import { monthText } from '../long-dates.ts';

export type View = 'week' | 'month';

interface Props {
  view: View;
  onView: (view: View) => void;
  /** The days in view. */
  days: readonly string[];
  zone: string;
  /** Whether to name the zone, because the two clocks differ. */
  showsZone: boolean;
  isFirst: boolean;
  onTurn: (by: 1 | -1) => void;
}

/** The week or month in view, buttons to the previous and next one, and the choice between the two. */
export function Pager({ view, onView, days, zone, showsZone, isFirst, onTurn }: Props) {
  const { t } = useLingui();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const [from, to, city] = [plainDayText(first), plainDayText(last), cityOf(zone)];
  const labels = {
    week: { first: t`Previous week: this is the first`, previous: t`Previous week`, next: t`Next week` },
    month: { first: t`Previous month: this is the first`, previous: t`Previous month`, next: t`Next month` },
  }[view];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="min-w-0">
        <p aria-live="polite" className="font-semibold tabular-nums">
          {view === 'month' ? (
            monthText(first)
          ) : (
            <Trans>
              {from} to {to}
            </Trans>
          )}
        </p>
        {showsZone && (
          <p className="truncate text-sm text-ink-3">
            <Trans>Your time, {city}</Trans>
          </p>
        )}
      </div>
      <div className="flex flex-none items-center gap-2 max-sm:w-full max-sm:justify-between">
        <ViewChoice view={view} onView={onView} />
        <span className="flex gap-2">
          <button
            type="button"
            aria-disabled={isFirst}
            aria-label={isFirst ? labels.first : labels.previous}
            className={`${iconButton} aria-disabled:opacity-40`}
            onClick={() => !isFirst && onTurn(-1)}
          >
            <ChevronLeft aria-hidden />
          </button>
          <button type="button" aria-label={labels.next} className={iconButton} onClick={() => onTurn(1)}>
            <ChevronRight aria-hidden />
          </button>
        </span>
      </div>
    </div>
  );
}

function ViewChoice({ view, onView }: Pick<Props, 'view' | 'onView'>) {
  const { t } = useLingui();
  const name = useId();
  const options = [
    { value: 'week' as const, label: t`Week` },
    { value: 'month' as const, label: t`Month` },
  ];
  return (
    <fieldset className="flex rounded-md bg-well p-0.75">
      <legend className="sr-only">{t`View`}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="inline-flex min-h-11 items-center rounded-sm px-3 text-sm md:min-h-8 font-semibold text-ink-2 has-checked:bg-sheet has-checked:text-ink has-checked:ring-1 has-checked:ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-time"
        >
          <input
            type="radio"
            name={name}
            checked={view === value}
            onChange={() => onView(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
