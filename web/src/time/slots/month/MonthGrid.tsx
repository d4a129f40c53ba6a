// A <table> can't hold buttons that move by arrow keys without being a grid, so the roles are set by hand.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { hoursText, plainDayText, shortWeekday } from '../../format.ts';
import { monthText } from '../../long-dates.ts';
import type { Board, BoardDay } from '../week/board.ts';
import { dayAfterKey, type Month } from './months.ts';

interface Props {
  month: Month;
  /** The free times of each of its days. */
  board: Board;
  today: string;
  picked: readonly string[];
  /** The day in view before. */
  day: string;
  onDay: (date: string) => void;
  takesFocus: boolean;
}

/** The days of a month, each with how much is free; one of them opens its week. */
export function MonthGrid({ month, board, today, picked, day, onDay, takesFocus }: Props) {
  const { t } = useLingui();
  const [moved, setMoved] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const free = board.days.find(({ date, slots }) => date >= today && slots.length > 0)?.date;
  const stop =
    moved ?? (month.days.includes(day) && day >= today ? day : (free ?? month.days.at(-1) ?? today));
  useEffect(() => {
    if (takesFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [takesFocus]);
  const move = (event: KeyboardEvent) => {
    const next = dayAfterKey(stop, event.key);
    if (next === null || next < today || !month.days.includes(next)) return;
    event.preventDefault();
    setMoved(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const dayOf = (date: string) => board.days.find((each) => each.date === date);
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={t`Free days in ${monthText(month.first)}`}
      tabIndex={-1}
      onKeyDown={move}
      className="grid gap-1 tabular-nums"
    >
      <div role="row" className="grid grid-cols-7 gap-1">
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <div key={weekday} role="columnheader" className="pb-1 text-center text-xs text-ink-3">
            {shortWeekday(weekday)}
          </div>
        ))}
      </div>
      {month.weeks.map((dates) => (
        <div key={dates.find((date) => date !== null)} role="row" className="grid grid-cols-7 gap-1">
          {dates.map((date, weekday) => (
            <MonthDay
              key={date ?? weekday}
              day={date === null ? undefined : dayOf(date)}
              isPast={date !== null && date < today}
              isStop={date === stop}
              count={picked.filter((slot) => date !== null && dayOf(date)?.slots.includes(slot)).length}
              onFocus={setMoved}
              onDay={onDay}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface DayProps {
  day: BoardDay | undefined;
  isPast: boolean;
  isStop: boolean;
  /** How many of its times are picked. */
  count: number;
  onFocus: (date: string) => void;
  onDay: (date: string) => void;
}

function MonthDay({ day, isPast, isStop, count, onFocus, onDay }: DayProps) {
  if (!day) return <div role="gridcell" aria-hidden />;
  const { date, slots, freeMinutes } = day;
  const props = { tabIndex: isStop ? 0 : -1, 'data-day': date, onFocus: () => onFocus(date) };
  const number = Number(date.slice(-2));
  if (slots.length === 0) {
    return (
      <div
        role="gridcell"
        {...(isPast ? {} : props)}
        className="grid min-h-13 content-center rounded-md border border-dashed border-line text-center text-ink-3"
      >
        <span className="sr-only">{plainDayText(date)}, </span>
        <span aria-hidden className="text-base leading-tight">
          {number}
        </span>
        <span className="text-xs">
          {isPast ? (
            <span className="sr-only">
              <Trans>past</Trans>
            </span>
          ) : (
            <Trans>
              none<span className="sr-only"> free</span>
            </Trans>
          )}
        </span>
      </div>
    );
  }
  return (
    <div role="gridcell" aria-selected={count > 0}>
      <button
        type="button"
        {...props}
        onClick={() => onDay(date)}
        className={`grid min-h-13 w-full content-center rounded-md border leading-tight transition-colors duration-(--swift) ${count > 0 ? 'border-time bg-time text-on-time' : 'border-line-strong bg-slot-day hover:border-ink hover:bg-time-soft hover:text-time-ink'}`}
      >
        <span className="sr-only">{plainDayText(date)}, </span>
        <span aria-hidden className="text-base leading-tight font-semibold">
          {number}
        </span>
        <span className="text-xs">
          {freeMinutes > 0 ? hoursText(freeMinutes) : <Trans>at night</Trans>}
          <span className="sr-only">
            {' '}
            <Trans>free</Trans>
          </span>
        </span>
      </button>
    </div>
  );
}
