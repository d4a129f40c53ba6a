import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { timeText } from '../../format.ts';
import type { Board } from '../week/board.ts';

interface Props {
  board: Board;
  /** The picked time. */
  slot: string;
  zone: string;
  onChange: (slot: string) => void;
}

/** The picked half hour to the quarter: every time that can be booked in it. */
export function FineTune({ board, slot, zone, onChange }: Props) {
  const { t } = useLingui();
  const name = useId();
  const slots = startsBeside(board, slot);
  if (slots.length < 2) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2 tabular-nums">
      <legend className="float-left mr-2 text-sm text-ink-2">{t`Start at`}</legend>
      {slots.map((each) => (
        <label
          key={each}
          className="rounded-md border border-line-strong px-3 py-1.5 text-sm font-semibold transition-colors duration-(--swift) hover:border-ink has-checked:border-time has-checked:bg-time has-checked:text-on-time has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-time"
        >
          <input
            type="radio"
            name={name}
            checked={each === slot}
            onChange={() => onChange(each)}
            className="sr-only"
          />
          {timeText(each, zone)}
        </label>
      ))}
    </fieldset>
  );
}

function startsBeside({ days }: Board, slot: string): string[] {
  const cells = days.flatMap((day) => [...day.cells.values()]);
  return cells.find(({ slots }) => slots.includes(slot))?.slots ?? [];
}
