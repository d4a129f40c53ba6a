import { hoursText } from '../format.ts';
import { DayBar } from './DayBar.tsx';
import { type Bookable, weekOf } from './week-of.ts';
import { LEAST } from './least.ts';
import { spokenWeek } from './words.ts';

/** The week ribbon in a row: seven small bars, and the week's hours beside them. */
export function RowRibbon({ of, zone, now }: { of: Bookable; zone: string; now: string }) {
  const week = weekOf(of, zone, now);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="sr-only">{spokenWeek(of, week, zone, now)}</p>
      <span aria-hidden="true" className="grid grid-cols-[repeat(7,12px)] gap-[3px]">
        {week.days.map((day) => (
          <DayBar key={day.date} day={day} isBest={day === week.best} look="h-6 rounded-[3px]" />
        ))}
      </span>
      <b aria-hidden="true" className="text-sm font-semibold whitespace-nowrap tabular-nums">
        {week.minutes < LEAST ? <span className="text-ink-3">–</span> : hoursText(week.minutes)}
      </b>
    </div>
  );
}
