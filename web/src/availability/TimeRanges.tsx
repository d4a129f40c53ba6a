import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { TimeSelect } from './TimeSelect.tsx';
import { type DayHours, rangeErrors } from './week.ts';

// Made once, as a change of the week draws all its rows.
const cross = <X aria-hidden />;

interface Props {
  /** Whose hours these are, like "Monday". */
  day: string;
  hours: readonly DayHours[];
  onChange: (hours: DayHours[]) => void;
  onRemove: (place: number) => void;
}

/** The time ranges of one day, with their errors. */
export function TimeRanges({ day, hours, onChange, onRemove }: Props) {
  const { t } = useLingui();
  const id = useId();
  const errors = rangeErrors(hours);
  const put = (place: number, change: Partial<DayHours>) =>
    onChange(hours.map((range, index) => (index === place ? { ...range, ...change } : range)));
  return (
    <ul className="grid gap-2">
      {hours.map((range, place) => {
        const error = errors[place] ?? null;
        const number = place + 1;
        const which = hours.length > 1 ? t`${day}, period ${number}` : day;
        const edge = { isInvalid: error !== null, describedBy: `${id}-${place}` };
        return (
          // Two ranges may be equal while they are edited: only their index tells them apart.
          <li key={place}>
            <div className="flex flex-wrap items-center gap-2">
              <TimeSelect
                label={t`${which}, from`}
                edge="from"
                value={range.from}
                onChange={(from) => put(place, { from })}
                {...edge}
              />
              <span aria-hidden className="text-ink-3">
                <Trans>to</Trans>
              </span>
              <TimeSelect
                label={t`${which}, to`}
                edge="to"
                value={range.to}
                onChange={(to) => put(place, { to })}
                {...edge}
              />
              <IconButton label={t`Remove ${which}`} onClick={() => onRemove(place)}>
                {cross}
              </IconButton>
            </div>
            <p id={`${id}-${place}`} role="alert" className="text-sm font-medium text-bad not-empty:mt-1">
              {error}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
