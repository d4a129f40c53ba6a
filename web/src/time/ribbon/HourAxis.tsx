import { instantsOf } from '@parley/contract/availability/instants-of.ts';
import { isoOf, millisecondsOf } from '@parley/contract/availability/intervals.ts';
import { placeIn, type ReaderDay } from '@parley/contract/availability/week-in-common.ts';
import { clockText, hourText } from '../../platform/language/clock.ts';
import { minuteOfDay } from '../format.ts';
import { percent } from './DayBand.tsx';

interface Props {
  day: ReaderDay;
  /** The reader's. */
  zone: string;
  /** The zone of the clock that is shown; the reader's without. */
  shownIn?: string;
}

const HOUR_MS = 3_600_000;

/** Every fourth hour of the reader's day, on the clock of one of the two. */
export function HourAxis({ day, zone, shownIn }: Props) {
  return (
    <span className="relative block h-4 text-[0.6875rem] leading-4 whitespace-nowrap text-ink-3">
      {ticksOf(day, zone).map(({ hour, at }) => (
        <span
          key={hour}
          className={`absolute ${edgeOf(hour)}`}
          style={{ left: percent(placeIn(day.whole, at)) }}
        >
          {shownIn === undefined ? hourText(hour) : timeOn(at, shownIn)}
        </span>
      ))}
    </span>
  );
}

/** The outermost labels end with the bar. */
function edgeOf(hour: number): string {
  if (hour === 0) return '';
  return hour === 24 ? '-translate-x-full' : '-translate-x-1/2';
}

function ticksOf({ date, whole }: ReaderDay, zone: string): { hour: number; at: number }[] {
  const hours = [0, 4, 8, 12, 16, 20, 24];
  // A calendar is needed only where clocks change: twenty cards ask for seven hours each.
  if (whole.end - whole.start === 24 * HOUR_MS)
    return hours.map((hour) => ({ hour, at: whole.start + hour * HOUR_MS }));
  return hours.map((hour) => {
    if (hour === 24) return { hour, at: whole.end };
    const [first] = instantsOf(`${date}T${String(hour).padStart(2, '0')}:00`, zone);
    return { hour, at: first === undefined ? whole.start : millisecondsOf(first) };
  });
}

/** "18"; "5:45" in a zone of odd minutes. */
function timeOn(at: number, zone: string): string {
  const minutes = minuteOfDay(isoOf(at), zone);
  return minutes % 60 === 0 ? hourText(minutes / 60) : clockText(minutes);
}
