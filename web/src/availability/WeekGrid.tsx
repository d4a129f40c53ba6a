import { minutesOf, weekdays } from '@parley/contract/availability/slot-codes.ts';
import { memo } from 'react';
import { shortWeekday } from '../time/format.ts';
import { hoursText, ofDay, type Rule } from './week.ts';

const HOUR_PX = 22;

/** The week as a chart on wide screens; the rows below say the same in text. */
export const WeekGrid = memo(function WeekGrid({ rules }: { rules: readonly Rule[] }) {
  const [first, last] = span(rules);
  const hours = Array.from({ length: last - first }, (_, place) => first + place);
  return (
    <div aria-hidden className="num hidden grid-cols-[40px_repeat(7,minmax(0,1fr))] gap-x-1.5 md:grid">
      <span />
      {weekdays.map(({ weekday }) => (
        <span key={weekday} className="pb-2 text-center text-sm font-semibold">
          {shortWeekday(weekday)}
        </span>
      ))}
      <div>
        {hours.map((hour) => (
          <div
            key={hour}
            className="-translate-y-2 pr-2 text-right text-xs text-ink-3"
            style={{ height: HOUR_PX }}
          >
            {hour}
          </div>
        ))}
      </div>
      {weekdays.map(({ weekday }) => (
        <div
          key={weekday}
          className="relative overflow-hidden rounded-md bg-well"
          style={{ height: hours.length * HOUR_PX }}
        >
          {ofDay(rules, weekday).map((range) => {
            const [from, to] = [minutesOf(range.from), minutesOf(range.to)];
            if (from >= to) return null;
            return (
              <span
                key={`${from}-${to}`}
                className="absolute inset-x-1 overflow-hidden rounded-sm bg-time/80 px-1.5 py-1 text-xs leading-tight font-semibold text-on-time forced-color-adjust-none"
                style={{ top: (from / 60 - first) * HOUR_PX, height: ((to - from) / 60) * HOUR_PX - 1 }}
              >
                {to - from >= 45 && hoursText(range)}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
});

/** The hours shown: a working day at least, and whatever lies beyond it. */
function span(rules: readonly Rule[]): [first: number, last: number] {
  const first = Math.min(8, ...rules.map(({ from }) => Math.floor(minutesOf(from) / 60)));
  const last = Math.max(18, ...rules.map(({ to }) => Math.ceil(minutesOf(to) / 60)));
  return [first, last];
}
