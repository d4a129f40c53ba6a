import { t } from '@lingui/core/macro';
import type { Interval } from '@parley/contract/availability/intervals.ts';
import type { ClosedStretch } from '@parley/contract/availability/schemas.ts';
import { dayTimeText } from '../../format.ts';
import type { BoardCell, BoardRow } from './board.ts';
import { repeatedText, skippedText } from './clock-change.ts';
import { closedText, type Whose } from './closed-text.ts';

interface Known extends Whose {
  closed: readonly ClosedStretch[];
  /** When the reader is busy themselves. */
  ownBusy: readonly Interval[];
  minutes: number;
  zone: string;
  now: string;
}

/** What the reader is told of single times. */
export interface SlotNotes {
  /** Why nothing can start in this half hour. */
  whyClosed: (date: string, row: BoardRow, cell: BoardCell | undefined) => string;
  /** What to know of a time that can be picked; null: nothing. */
  noteOf: (slot: string) => string | null;
  isBusyAt: (slot: string) => boolean;
}

export function slotNotes({ closed, ownBusy, minutes, zone, now, ...whose }: Known): SlotNotes {
  const isBusyAt = (slot: string) => {
    const end = new Date(Date.parse(slot) + minutes * 60_000).toISOString();
    return ownBusy.some(({ from, to }) => from < end && slot < to);
  };
  const why = (at: string) => {
    if (at < now) return closedText('past', whose);
    const reason = closed.find(({ from, to }) => from <= at && at < to)?.reason;
    return reason === undefined ? t`Not free.` : closedText(reason, whose);
  };
  return {
    whyClosed: (date, { minute, isAgain }, cell) => {
      if (!cell) return isAgain ? t`This time comes only once on that day.` : skippedText(date, minute, zone);
      const [time, reason] = [dayTimeText(cell.at, zone), why(cell.at)];
      return t`${time}: ${reason}`;
    },
    noteOf: (slot) => {
      const notes = [repeatedText(slot, zone), isBusyAt(slot) ? busyText(slot, zone) : null];
      return notes.filter((note) => note !== null).join(' ') || null;
    },
    isBusyAt,
  };
}

function busyText(slot: string, zone: string): string {
  const time = dayTimeText(slot, zone);
  return t`${time}: you’re busy then, but can pick it.`;
}
