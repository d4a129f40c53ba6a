import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { hoursText, plainDayParts } from '../../format.ts';
import type { BoardDay } from './board.ts';

interface Props {
  days: readonly BoardDay[];
  date: string;
  onDate: (date: string) => void;
}

/** The days of a week, one of which is open; radio buttons, so that arrow keys change the day. */
export function DayStrip({ days, date, onDate }: Props) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className="grid min-w-0 grid-cols-7 gap-1">
      <legend className="sr-only">{t`Day`}</legend>
      {days.map((day) => (
        <DayOption key={day.date} name={name} day={day} isOn={day.date === date} onDate={onDate} />
      ))}
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  day: BoardDay;
  isOn: boolean;
  onDate: (date: string) => void;
}

function DayOption({ name, day: { date, slots, freeMinutes }, isOn, onDate }: OptionProps) {
  const { weekday, day, month } = plainDayParts(date);
  const hours = hoursText(freeMinutes);
  const isFree = slots.length > 0;
  const look = isOn
    ? 'border-ink bg-ink text-on-ink'
    : `${isFree ? 'border-line-strong' : 'border-dashed border-line-strong text-ink-3'} hover:border-ink`;
  return (
    <label
      className={`block min-w-0 rounded-md border py-1.5 text-center text-xs leading-tight outline-offset-2 transition-colors duration-(--swift) has-focus-visible:outline-2 has-focus-visible:outline-time ${look}`}
    >
      <input
        type="radio"
        name={name}
        value={date}
        checked={isOn}
        onChange={() => onDate(date)}
        className="sr-only"
      />
      <span className="block">{weekday}</span>
      <b className={`block font-display text-lg leading-tight ${isFree ? 'font-semibold' : 'font-normal'}`}>
        {day}
      </b>
      <span className="sr-only">{month}, </span>
      <span className="block truncate">
        {freeMinutes > 0 ? (
          hours
        ) : (
          <>
            <span aria-hidden>{isFree ? '·' : '–'}</span>
            <span className="sr-only">
              {isFree ? <Trans>free at night only</Trans> : <Trans>none free</Trans>}
            </span>
          </>
        )}
      </span>
    </label>
  );
}
