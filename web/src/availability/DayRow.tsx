import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { weekdayName } from '../time/weekday-name.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { CopyDay } from './CopyDay.tsx';
import { TimeRanges } from './TimeRanges.tsx';
import { copyHours, hoursText, nextRange, ofDay, withDay, type Rule } from './week.ts';

// Made once, as a change of the week draws all its rows.
const plus = <Plus aria-hidden />;

interface Props {
  weekday: number;
  name: string;
  week: WeekEditing;
}

/** Replaces the rules of a week; with a description it can be undone where that is offered. */
interface WeekEditing {
  rules: readonly Rule[];
  put: (rules: Rule[], undoText?: string) => void;
}

/** One day of the week: its hours, one more, the same for other days. */
export function DayRow({ weekday, name, week: { rules, put } }: Props) {
  const { t } = useLingui();
  const own = ofDay(rules, weekday);
  const more = nextRange(own);

  function remove(place: number) {
    const gone = own[place];
    const left = own.filter((_, index) => index !== place);
    if (!gone) return;
    const removed = hoursText(gone);
    put(withDay(rules, weekday, left), t`Removed ${name} ${removed}.`);
  }

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-t sm:gap-y-2 border-line py-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <div className="flex min-h-10 items-center gap-3">
        <h3 className="text-base">{name}</h3>
        {own.length === 0 && (
          <span className="text-ink-3 sm:hidden">
            <Trans>Closed</Trans>
          </span>
        )}
      </div>
      <div
        className={`max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-2 ${own.length > 0 ? 'max-sm:pt-2' : ''}`}
      >
        {own.length === 0 ? (
          <p className="flex min-h-10 items-center text-ink-3 max-sm:hidden">
            <Trans>Closed</Trans>
          </p>
        ) : (
          <TimeRanges
            day={name}
            hours={own}
            onChange={(changed) => put(withDay(rules, weekday, changed))}
            onRemove={remove}
          />
        )}
      </div>
      <div className="flex gap-2 max-sm:col-start-2 max-sm:row-start-1">
        {more && (
          <IconButton
            label={t`Add hours on ${name}`}
            onClick={() => put(withDay(rules, weekday, [...own, more]))}
          >
            {plus}
          </IconButton>
        )}
        {own.length > 0 && (
          <CopyDay
            weekday={weekday}
            name={name}
            onCopy={(to) => {
              const days = namesOf(to);
              put(copyHours(rules, weekday, to), t`Copied ${name} to ${days}.`);
            }}
          />
        )}
      </div>
    </li>
  );
}

function namesOf(days: readonly number[]): string {
  const names = days.map(weekdayName);
  if (names.length < 2) return names.join('');
  const [most, last] = [names.slice(0, -1).join(', '), names.at(-1) ?? ''];
  return t`${most} and ${last}`;
}
