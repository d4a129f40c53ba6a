import type { Board, BoardRow } from './board.ts';

/** A place in the grid: a column and a row. */
export interface Place {
  date: string;
  key: string;
}

const isFree = ({ days }: Board, { date, key }: Place) =>
  (days.find((day) => day.date === date)?.cells.get(key)?.slots.length ?? 0) > 0;

/** The place that a key moves to: arrows to the next half hour or day, Home and End to the day's first and last free time. */
export function placeAfterKey(
  board: Board,
  rows: readonly BoardRow[],
  from: Place,
  key: string,
): Place | null {
  const column = board.days.findIndex(({ date }) => date === from.date);
  const row = rows.findIndex((each) => each.key === from.key);
  const down = (each: BoardRow | undefined) => (each ? { date: from.date, key: each.key } : null);
  const across = (index: number) => {
    const day = board.days[index];
    return day ? { date: day.date, key: from.key } : null;
  };
  const free = rows.filter((each) => isFree(board, { date: from.date, key: each.key }));
  switch (key) {
    case 'ArrowDown':
      return down(rows[row + 1]);
    case 'ArrowUp':
      return down(row > 0 ? rows[row - 1] : undefined);
    case 'ArrowRight':
      return across(column + 1);
    case 'ArrowLeft':
      return across(column - 1);
    case 'Home':
      return down(free[0]);
    case 'End':
      return down(free.at(-1));
    default:
      return null;
  }
}

/** Where the focus enters the grid: the picked time, or else the first free one, of a certain day if one is wanted. */
export function firstPlace(
  board: Board,
  rows: readonly BoardRow[],
  { picked, date: wanted = null }: { picked: readonly string[]; date?: string | null },
): Place | null {
  const places = board.days.flatMap(({ date }) => rows.map(({ key }) => ({ date, key })));
  const free = places.filter((place) => isFree(board, place));
  const ofDay = free.filter(({ date }) => date === wanted);
  const among = ofDay.length > 0 ? ofDay : free;
  const isPicked = ({ date, key }: Place) =>
    board.days
      .find((day) => day.date === date)
      ?.cells.get(key)
      ?.slots.some((slot) => picked.includes(slot));
  return among.find(isPicked) ?? among[0] ?? null;
}
