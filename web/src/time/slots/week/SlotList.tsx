/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DAYTIME } from '@parley/contract/availability/week-in-common.ts';
import type { ClosedStretch } from '@parley/contract/availability/schemas.ts';
import { type KeyboardEvent, memo, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { clockText } from '../../../platform/language/clock.ts';
import { Button } from '../../../ui/Button.tsx';
import { bothTimes } from '../../both-times.ts';
import { local, shortWeekday, timeText } from '../../format.ts';
import { type BoardDay, type BoardRow, isNight } from './board.ts';
import { addDays, midnight } from '../weeks.ts';
import { ClosedList } from './ClosedList.tsx';
import type { Whose } from './closed-text.ts';
import { DayStrip } from './DayStrip.tsx';
import { slotAfterKey } from './list-keys.ts';
import type { SlotBoardProps } from './SlotGrid.tsx';
import { NumberBadge } from './SlotGridRow.tsx';

type Props = SlotBoardProps & {
  closed: readonly ClosedStretch[];
  whose: Whose;
  /** The day whose times are listed. */
  date: string;
  onDate: (date: string) => void;
};

const COLUMNS = 2;

/** On phones and in narrow panels: a strip of days, and the times of one of them with the other's clock below each. */
export function SlotList({ board, date, onDate, closed, whose, takesFocus, onPick, ...props }: Props) {
  const { t } = useLingui();
  const { picked } = props;
  const [showsNight, setShowsNight] = useState(false);
  const [moved, setMoved] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const day = board.days.find((each) => each.date === date) ?? board.days[0];
  const { byDay, atNight } = timesOf(day, board.rows, picked);
  const isOpen = showsNight || byDay.length === 0 || atNight.some((slot) => picked.includes(slot));
  const shown = isOpen ? [...byDay, ...atNight] : byDay;
  const stop =
    [moved, ...picked].find((slot) => slot !== null && slot !== undefined && shown.includes(slot)) ??
    shown[0] ??
    null;
  useEffect(() => {
    if (takesFocus) frame.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [takesFocus]);
  const move = (event: KeyboardEvent) => {
    const next =
      stop === null ? null : slotAfterKey(isOpen ? [byDay, atNight] : [byDay], stop, event.key, COLUMNS);
    if (next === null) return;
    event.preventDefault();
    setMoved(next);
    frame.current?.querySelector<HTMLElement>(`[data-slot="${next}"]`)?.focus();
  };
  return (
    <div ref={frame} className="grid gap-3">
      <DayStrip days={board.days} date={date} onDate={onDate} />
      <div
        role="grid"
        aria-label={t`Free times`}
        tabIndex={-1}
        onKeyDown={move}
        onFocus={(event) => setMoved(slotAt(event) ?? moved)}
        onClick={(event) => {
          const slot = slotAt(event);
          if (slot !== null) onPick(slot);
        }}
        className="grid grid-cols-2 gap-2 tabular-nums"
      >
        <Times slots={byDay} stop={stop} {...props} />
        {isOpen && atNight.length > 0 && (
          <>
            <p className="col-span-2 text-sm text-ink-2">
              <Trans>
                Night for you, {clockText(DAYTIME.to)} to {clockText(DAYTIME.from)}
              </Trans>
            </p>
            <Times slots={atNight} isAtNight stop={stop} {...props} />
          </>
        )}
      </div>
      {shown.length === 0 && <Nothing />}
      {day && (
        <ClosedList closed={closed} {...endsOf(day, props.viewerZone)} zone={props.viewerZone} {...whose} />
      )}
      {byDay.length > 0 && atNight.length > 0 && !isOpen && (
        <div>
          <Button kind="quiet" small onClick={() => setShowsNight(true)}>
            {t`Show ${plural(atNight.length, { one: '# time', other: '# times' })} during your night`}
          </Button>
        </div>
      )}
    </div>
  );
}

const endsOf = ({ date }: BoardDay, zone: string) => ({
  from: midnight(date, zone),
  to: midnight(addDays(date, 1), zone),
});

function Nothing() {
  return (
    <p className="py-3 text-ink-3">
      <Trans>No free times on this day.</Trans>
    </p>
  );
}

/** The time whose button an event is of. */
function slotAt({ target }: SyntheticEvent): string | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null;
  return button?.dataset.slot ?? null;
}

type TimesProps = Omit<SlotBoardProps, 'board' | 'takesFocus' | 'onPick'> & {
  slots: readonly string[];
  isAtNight?: boolean;
  stop: string | null;
};

function Times({ slots, isAtNight = false, stop, picked, isNumbered, notes, ...people }: TimesProps) {
  const rows = Array.from({ length: Math.ceil(slots.length / COLUMNS) }, (_, row) =>
    slots.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  return rows.map((row) => (
    <div key={row[0]} role="row" className="contents">
      {row.map((slot) => {
        const number = picked.indexOf(slot) + 1;
        const isPicked = number > 0;
        return (
          <div key={slot} role="gridcell" aria-selected={isPicked} className="relative">
            <Time
              slot={slot}
              isAtNight={isAtNight}
              isStop={slot === stop}
              isPicked={isPicked}
              about={notes.noteOf(slot)}
              isBusy={notes.isBusyAt(slot)}
              {...people}
            />
            {isNumbered && isPicked && <NumberBadge number={number} />}
          </div>
        );
      })}
    </div>
  ));
}

type TimeProps = Pick<TimesProps, 'viewerZone' | 'otherZone' | 'otherName'> & {
  slot: string;
  isAtNight: boolean;
  isStop: boolean;
  isPicked: boolean;
  /** What to know of it; null: nothing. */
  about: string | null;
  isBusy: boolean;
};

/** Drawn again only when it changes: the grid hears its presses and its focus. */
const Time = memo(function Time({ slot, isAtNight, isStop, isPicked, about, isBusy, ...people }: TimeProps) {
  const { viewerZone, otherZone, otherName } = people;
  const { mine, theirs } = bothTimes(slot, viewerZone, otherZone, otherName);
  const theirDay = shortWeekday(local(slot, otherZone).dayOfWeek);
  const there = theirs && (theirs.day === mine.day ? theirs.time : `${theirDay} ${theirs.time}`);
  return (
    <button
      type="button"
      data-slot={slot}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isPicked}
      className={`grid min-h-13 w-full content-center rounded-md border px-1.5 py-1 leading-tight transition-colors duration-(--swift) ${lookOf(isPicked, isAtNight)}`}
    >
      <span className="sr-only">{mine.day} </span>
      <span className="text-base leading-tight font-semibold">{timeText(slot, viewerZone)}</span>
      {there && (
        <>
          <span className="sr-only">
            {' '}
            <Trans>your time</Trans> ·{' '}
          </span>
          <span className="text-xs wrap-anywhere">
            <Trans>
              {there} for {otherName}
            </Trans>
          </span>
        </>
      )}
      {about !== null && <span className="sr-only">. {about}</span>}
      {isBusy && (
        <span aria-hidden className="text-xs">
          <Trans>You’re busy then</Trans>
        </span>
      )}
    </button>
  );
});

function lookOf(isPicked: boolean, isAtNight: boolean): string {
  if (isPicked) return 'border-time bg-time text-on-time';
  const ground = isAtNight ? 'border-transparent bg-slot-night' : 'border-line-strong bg-slot-day';
  return `${ground} hover:border-ink hover:bg-time-soft hover:text-time-ink`;
}

/** One time each half hour; the picked one in its place. */
function timesOf(
  day: BoardDay | undefined,
  rows: readonly BoardRow[],
  picked: readonly string[],
): { byDay: string[]; atNight: string[] } {
  const times = rows.flatMap((row) => {
    const slots = day?.cells.get(row.key)?.slots ?? [];
    const slot = slots.find((each) => picked.includes(each)) ?? slots[0];
    return slot === undefined ? [] : [{ row, slot }];
  });
  const [night, awake] = [true, false].map((wanted) =>
    times.filter(({ row }) => isNight(row) === wanted).map(({ slot }) => slot),
  );
  return { byDay: awake ?? [], atNight: night ?? [] };
}
