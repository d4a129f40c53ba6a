/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { clockText } from '../../../platform/language/clock.ts';
import { bothTimes } from '../../both-times.ts';
import { plainDayText, timeText } from '../../format.ts';
import { wallTime } from '../../wall-time.ts';
import { type Board, type BoardCell, type BoardRow, isNight, timesThere } from './board.ts';
import type { Place } from './board-keys.ts';
import type { SlotBoardProps } from './SlotGrid.tsx';

type Props = Omit<SlotBoardProps, 'takesFocus'> & {
  row: BoardRow;
  stop: Place | null;
  hasOther: boolean;
  onMove: (place: Place) => void;
  /** Says something of a time below the grid; null for nothing. */
  onAbout: (text: string | null) => void;
};

/** A half hour of the week, with its time on both clocks at the sides. */
export function SlotGridRow({ board, row, stop, hasOther, onMove, onAbout, ...props }: Props) {
  const isHour = row.minute % 60 === 0;
  const look = `h-8 ${isNight(row) ? 'bg-slot-night' : 'bg-well'}`;
  const axis = `${look} px-1 text-xs leading-8 font-medium text-ink-2`;
  return (
    <div role="row" className="contents">
      <div role="rowheader" className={axis}>
        <span className={isHour || row.isAgain ? '' : 'sr-only'}>
          {rowText(board, row, props.viewerZone)}
        </span>
      </div>
      {board.days.map(({ date, cells }) => (
        <div
          key={date}
          className={`${look} border-t px-0.75 py-0.5 ${isHour ? 'border-line' : 'border-dotted border-line'}`}
        >
          <Cell
            date={date}
            row={row}
            cell={cells.get(row.key) ?? null}
            isStop={stop?.date === date && stop.key === row.key}
            onMove={onMove}
            onAbout={onAbout}
            {...props}
          />
        </div>
      ))}
      {hasOther && (
        <div role="gridcell" className={`${axis} text-right`}>
          <TimeThere board={board} row={row} zone={props.otherZone} showsAll={isHour} />
        </div>
      )}
    </div>
  );
}

type CellProps = Pick<Props, 'picked' | 'isNumbered' | 'notes' | 'onPick' | 'onMove' | 'onAbout'> & {
  date: string;
  row: BoardRow;
  cell: BoardCell | null;
  isStop: boolean;
  viewerZone: string;
  otherZone: string;
  otherName: string;
};

function Cell({ date, row, cell, isStop, ...props }: CellProps) {
  const { picked, notes, onMove, onAbout } = props;
  const slot = cell?.slots.find((each) => picked.includes(each)) ?? cell?.slots[0];
  const about = slot === undefined ? notes.whyClosed(date, row, cell ?? undefined) : notes.noteOf(slot);
  const focusable = {
    tabIndex: isStop ? 0 : -1,
    'data-place': `${date} ${row.key}`,
    onPointerEnter: () => onAbout(about),
    onFocus: () => {
      onMove({ date, key: row.key });
      onAbout(about);
    },
  };
  if (slot === undefined) {
    return (
      <div role="gridcell" aria-label={about ?? undefined} className="h-full rounded-sm" {...focusable} />
    );
  }
  return <FreeCell slot={slot} isAtNight={isNight(row)} about={about} focusable={focusable} {...props} />;
}

type FreeProps = Omit<CellProps, 'date' | 'row' | 'cell' | 'isStop' | 'onMove' | 'onAbout'> & {
  slot: string;
  isAtNight: boolean;
  about: string | null;
  focusable: ComponentProps<'button'>;
};

function FreeCell({
  slot,
  isAtNight,
  about,
  focusable,
  picked,
  isNumbered,
  notes,
  onPick,
  ...people
}: FreeProps) {
  const { viewerZone, otherZone, otherName } = people;
  const number = picked.indexOf(slot) + 1;
  const { text } = bothTimes(slot, viewerZone, otherZone, otherName);
  return (
    <div role="gridcell" aria-selected={number > 0} className="relative h-full">
      <button
        type="button"
        data-slot={slot}
        aria-label={about === null ? text : `${text}. ${about}`}
        aria-pressed={number > 0}
        onClick={() => onPick(slot)}
        className={`size-full rounded-sm border text-[0.8125rem] leading-none font-semibold transition-colors duration-(--swift) ${notes.isBusyAt(slot) ? 'border-dashed' : ''} ${lookOf(number > 0, isAtNight)}`}
        {...focusable}
      >
        {timeText(slot, viewerZone)}
      </button>
      {isNumbered && number > 0 && <NumberBadge number={number} />}
    </div>
  );
}

/** Which of the picked times this is, at the corner of its button. */
export function NumberBadge({ number }: { number: number }) {
  return (
    <span
      aria-hidden
      className="absolute -top-1.5 -right-1 grid size-4 place-items-center rounded-sm bg-ink text-[0.65625rem] font-bold text-on-ink"
    >
      {number}
    </span>
  );
}

function lookOf(isPicked: boolean, isAtNight: boolean): string {
  if (isPicked) return 'border-time bg-time text-on-time';
  const ground = isAtNight ? 'border-ink-3' : 'border-line-strong bg-slot-day';
  return `${ground} hover:border-ink hover:bg-time-soft hover:text-time-ink`;
}

interface TimeThereProps {
  board: Board;
  row: BoardRow;
  zone: string;
  showsAll: boolean;
}

/** The other's clock; when it changes during the week, the second time says from when. */
function TimeThere({ board, row, zone, showsAll }: TimeThereProps) {
  const { t } = useLingui();
  const [first, second] = timesThere(board, row, (at) => wallTime(at, zone));
  if (!first) return null;
  if (!second) return <span className={showsAll ? '' : 'sr-only'}>{first.text}</span>;
  const day = plainDayText(second.from);
  const label = t`${first.text}, from ${day} ${second.text}`;
  return (
    <span className={showsAll ? 'block pt-0.5 leading-[14px]' : 'sr-only'} title={label}>
      <span className="sr-only">{label}</span>
      <span aria-hidden className="block">
        {first.text}
      </span>
      <span aria-hidden className="block text-time-ink">
        {second.text}
      </span>
    </span>
  );
}

/** The reader's clock; the second 2:00 of a day is named. */
function rowText({ days }: Board, { key, minute, isAgain }: BoardRow, zone: string): string {
  const at = days.map(({ cells }) => cells.get(key)?.at).find((each) => each !== undefined);
  return isAgain && at !== undefined ? timeText(at, zone) : clockText(minute);
}
