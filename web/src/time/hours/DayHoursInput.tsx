import { Trans, useLingui } from '@lingui/react/macro';
import { DAYTIME } from '@parley/contract/availability/week-in-common.ts';
import { useEffect, useRef, useState } from 'react';
import { clockText, hourText } from '../../platform/language/clock.ts';
import { plainDayText } from '../format.ts';
import { addDays } from '../slots/weeks.ts';
import { type DayHours, MIDNIGHT, STEP, withEnd } from './day-hours.ts';

interface Props {
  /** What is set; or what to begin with. */
  value: DayHours;
  /** Whether it is set. */
  isSet: boolean;
  /** The reader's today; the days are the seven from it. */
  today: string;
  /** Once a handle is let go of, or a day is chosen. */
  onChange: (hours: DayHours) => void;
}

const DAYS = 7;
const percent = (minutes: number) => `${(minutes / MIDNIGHT) * 100}%`;

/** A day and its hours, on a bar whose two ends can be dragged or moved with the arrow keys. */
export function DayHoursInput({ value, isSet, today, onChange }: Props) {
  const { t } = useLingui();
  const [hours, setHours] = useState(value);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  const [from, to] = [clockText(hours.from), clockText(hours.to)];
  const set = (changed: DayHours) => {
    setHours(changed);
    onChange(changed);
  };
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="sr-only">
          <Trans>Day</Trans>
        </legend>
        <div className="flex flex-wrap gap-1.5">
          {days.map((date, index) => (
            <label key={date} className={DAY}>
              <input
                type="radio"
                name="day"
                checked={isSet && hours.date === date}
                onChange={() => set({ ...hours, date })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {[t`Today`, t`Tomorrow`][index] ?? plainDayText(date)}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <div className="relative h-11">
          <div
            aria-hidden
            className="absolute inset-x-3 inset-y-2.5 overflow-hidden rounded-sm bg-band-night"
          >
            <Band from={DAYTIME.from} to={DAYTIME.to} look="inset-y-0 bg-band-day" />
            <Band from={hours.from} to={hours.to} look="inset-y-0 bg-band-both" />
            <span className="absolute inset-0 rounded-[inherit] inset-ring inset-ring-line-strong" />
          </div>
          <End
            label={t`From`}
            minutes={hours.from}
            onMove={(minutes) => setHours((one) => withEnd(one, 'from', minutes))}
            onRelease={(minutes) => set(withEnd(hours, 'from', minutes))}
          />
          <End
            label={t`Until`}
            minutes={hours.to}
            onMove={(minutes) => setHours((one) => withEnd(one, 'to', minutes))}
            onRelease={(minutes) => set(withEnd(hours, 'to', minutes))}
          />
        </div>
        <div aria-hidden className="relative mx-3 h-4 text-[0.6875rem] leading-4 text-ink-3">
          {[0, 6, 12, 18, 24].map((hour) => (
            <span
              key={hour}
              className="absolute -translate-x-1/2 whitespace-nowrap"
              style={{ left: percent(hour * 60) }}
            >
              {hourText(hour)}
            </span>
          ))}
        </div>
      </div>
      <p className="text-sm text-ink-2 tabular-nums">
        <Trans>
          {from} to {to}, your time
        </Trans>
      </p>
    </div>
  );
}

const DAY =
  'relative inline-flex min-h-11 md:min-h-9 items-center rounded-sm border border-line-strong px-2.5 text-sm font-semibold text-ink-2 hover:border-ink-3 has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-time';

function Band({ from, to, look }: { from: number; to: number; look: string }) {
  return <span className={`absolute ${look}`} style={{ left: percent(from), width: percent(to - from) }} />;
}

interface EndProps {
  label: string;
  minutes: number;
  onMove: (minutes: number) => void;
  onRelease: (minutes: number) => void;
}

/** One end of the hours: a native range, of which only the handle is seen. */
function End({ label, minutes, onMove, onRelease }: EndProps) {
  const input = useRef<HTMLInputElement>(null);
  // React's onChange is every move; the browser's own change is the release.
  useEffect(() => {
    const it = input.current;
    const release = () => onRelease(Number(it?.value));
    it?.addEventListener('change', release);
    return () => it?.removeEventListener('change', release);
  }, [onRelease]);
  return (
    <input
      ref={input}
      type="range"
      min={0}
      max={MIDNIGHT}
      step={STEP}
      value={minutes}
      aria-label={label}
      aria-valuetext={clockText(minutes)}
      onChange={({ target }) => onMove(Number(target.value))}
      className="hours-end absolute inset-0 h-full w-full"
    />
  );
}
