// A <table> can't be a grid of columns with rows across, so the roles are set by hand.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { cityOf } from '@parley/contract/time.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { clocksDiffer, hoursText, plainDayParts } from '../../format.ts';
import type { Board, BoardDay } from './board.ts';
import { hasNightTime, shownRows } from './board.ts';
import { firstPlace, type Place, placeAfterKey } from './board-keys.ts';
import { secondTimeText } from './clock-change.ts';
import { SlotGridRow } from './SlotGridRow.tsx';
import { NightRow } from './NightRow.tsx';
import type { SlotNotes } from './slot-notes.ts';

export interface SlotBoardProps {
  board: Board;
  /** What is picked, in the order of picking. */
  picked: readonly string[];
  /** Whether several times can be picked, and are numbered. */
  isNumbered: boolean;
  notes: SlotNotes;
  onPick: (slot: string) => void;
  viewerZone: string;
  otherZone: string;
  otherName: string;
  /** Takes the focus on mount, when paging by keyboard. */
  takesFocus: boolean;
}

type Props = SlotBoardProps & {
  /** The day that the focus enters; null for the first with free times. */
  day: string | null;
};

/** A week of free times: days as columns, half hours as rows, a clock at each side. One tab stop: arrows move, Enter picks. */
export function SlotGrid({ board, day: wanted, takesFocus, ...props }: Props) {
  const { t } = useLingui();
  const { picked, viewerZone, otherZone, otherName } = props;
  // What was picked before, as by a link, is never folded away.
  const [showsNight, setShowsNight] = useState(() => hasNightTime(board, picked));
  const [moved, setMoved] = useState<Place | null>(null);
  const [about, setAbout] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { morningNight, day, eveningNight, folded } = shownRows(board, showsNight);
  const rows = [...morningNight, ...day, ...eveningNight];
  const isShown = moved !== null && rows.some(({ key }) => key === moved.key);
  const stop = isShown ? moved : firstPlace(board, rows, { picked, date: wanted });
  const firstAt = board.days[0]?.cells.values().next().value?.at;
  const hasOther = board.days.some(({ cells }) =>
    [...cells.values()].some(({ at }) => clocksDiffer(at, viewerZone, otherZone)),
  );
  useEffect(() => {
    if (takesFocus) focusOn(grid.current, null);
  }, [takesFocus]);
  const move = (event: KeyboardEvent) => {
    const next = stop === null ? null : placeAfterKey(board, rows, stop, event.key);
    if (next === null) return;
    event.preventDefault();
    setMoved(next);
    focusOn(grid.current, next);
  };
  const rowProps = { board, stop, hasOther, onMove: setMoved, onAbout: setAbout, ...props };
  const nightProps = { board, hasOther, otherZone, otherName };
  const whyTwoTimes = hasOther ? secondTimeText(board.days, props) : null;
  return (
    <div>
      {whyTwoTimes && <p className="mb-3 text-sm text-pretty text-time-ink">{whyTwoTimes}</p>}
      <div
        ref={grid}
        role="grid"
        aria-label={t`Free times`}
        tabIndex={-1}
        onKeyDown={move}
        className={`grid tabular-nums ${hasOther ? 'grid-cols-[auto_repeat(7,minmax(0,1fr))_auto]' : 'grid-cols-[auto_repeat(7,minmax(0,1fr))]'}`}
      >
        <div role="row" className="contents">
          <ZoneHead name={t`You`} zone={viewerZone} />
          {board.days.map((each) => (
            <DayHead key={each.date} day={each} />
          ))}
          {hasOther && firstAt !== undefined && <ZoneHead name={otherName} zone={otherZone} isRight />}
        </div>
        {morningNight.length > 0 && <NightRow part="morning" rows={morningNight} {...nightProps} />}
        {[...morningNight, ...day].map((row) => (
          <SlotGridRow key={row.key} row={row} {...rowProps} />
        ))}
        {eveningNight.length > 0 && <NightRow part="evening" rows={eveningNight} {...nightProps} />}
        {eveningNight.map((row) => (
          <SlotGridRow key={row.key} row={row} {...rowProps} />
        ))}
      </div>
      <p className="mt-3 min-h-5 text-sm text-pretty text-ink-2">
        {about ?? t`Pick a time: you can then fine-tune it to the quarter hour.`}
      </p>
      {(folded > 0 || showsNight) && (
        <div className="mt-3">
          <Button kind="quiet" small onClick={() => setShowsNight(!showsNight)}>
            {showsNight
              ? t`Hide your night`
              : t`Show ${plural(folded, { one: '# time', other: '# times' })} during your night`}
          </Button>
        </div>
      )}
    </div>
  );
}

function ZoneHead({ name, zone, isRight = false }: { name: string; zone: string; isRight?: boolean }) {
  return (
    <div
      role="columnheader"
      className={`max-w-20 self-end px-1 pb-2 text-xs leading-tight font-semibold wrap-anywhere text-ink-2 ${isRight ? 'text-right' : ''}`}
    >
      <span className="block">{name}</span>
      {cityOf(zone)}
    </div>
  );
}

function DayHead({ day: { date, freeMinutes, slots } }: { day: BoardDay }) {
  const { weekday, day, month } = plainDayParts(date);
  const hours = hoursText(freeMinutes);
  const isFree = slots.length > 0;
  return (
    <div
      role="columnheader"
      className={`self-end pb-2 text-center text-xs leading-tight ${isFree ? '' : 'text-ink-3'}`}
    >
      <span className="block text-ink-3">{weekday}</span>
      <b
        className={`block font-display text-lg leading-tight ${isFree ? 'font-semibold' : 'font-normal text-ink-3'}`}
      >
        {day}
      </b>
      <span className="sr-only">{month}</span>
      {freeMinutes > 0 ? (
        hours
      ) : (
        <Trans>
          none<span className="sr-only"> free</span>
        </Trans>
      )}
    </div>
  );
}

function focusOn(grid: HTMLDivElement | null, place: Place | null) {
  const selector = place === null ? '[tabindex="0"]' : `[data-place="${place.date} ${place.key}"]`;
  const found = grid?.querySelector(selector);
  if (found instanceof HTMLElement) found.focus();
}
