import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { bothTimes } from '../both-times.ts';
import { SlotDayColumn } from './SlotDayColumn.tsx';
import { slotAfterKey, DAY_PARTS, dayPartsOf, thinOut, type SlotDay } from './weeks.ts';

interface Props {
  days: readonly SlotDay[];
  value: string | null;
  onChange: (startsAt: string) => void;
  viewerZone: string;
  otherZone: string;
  otherName: string;
  /** Takes the focus on mount, when paging by keyboard. */
  takesFocus: boolean;
}

/** How many times a day shows before "show all". */
const MAX_SHOWN = 10;

/** The free times of a week. A single tab stop: arrow keys move, Enter picks. */
export function SlotGrid({ days, value, onChange, viewerZone, otherZone, otherName, takesFocus }: Props) {
  const { t } = useLingui();
  const [showsAll, setShowsAll] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const shown = showsAll ? days : thinOut(days, viewerZone, MAX_SHOWN, value);
  const all = shown.flatMap(({ slots }) => slots);
  const stop = [active, value].find((slot) => slot !== null && all.includes(slot)) ?? all[0] ?? null;
  const total = count(days);
  const left = total - all.length;
  const isGrouped = days.some(({ slots }) => slots.length > MAX_SHOWN);
  const parts = DAY_PARTS.filter((name) =>
    shown.some(({ slots }) => dayPartsOf(slots, viewerZone).some((part) => part.name === name)),
  );

  useEffect(() => {
    if (takesFocus) focusOn(grid.current, null);
  }, [takesFocus]);

  const move = (event: KeyboardEvent) => {
    const next = stop === null ? null : slotAfterKey(shown, stop, event.key, viewerZone);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    focusOn(grid.current, next);
  };
  return (
    <div className="@container">
      <div
        ref={grid}
        role="grid"
        aria-label={t`Free times`}
        tabIndex={-1}
        onKeyDown={move}
        className="sm:grid sm:grid-cols-[repeat(auto-fit,minmax(44px,1fr))] sm:gap-x-2 @max-[454px]:gap-x-1.5"
      >
        {shown.map((day) => (
          <SlotDayColumn
            key={day.date}
            day={day}
            zone={viewerZone}
            parts={isGrouped ? parts : null}
            picked={value}
            tabStop={stop}
            nameOf={(slot) => bothTimes(slot, viewerZone, otherZone, otherName).text}
            onPick={(slot) => {
              setActive(slot);
              onChange(slot);
            }}
          />
        ))}
      </div>
      {(left > 0 || showsAll) && (
        <div className="mt-2">
          <Button kind="quiet" small onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t`Show fewer times` : t`Show all ${total} times`}
          </Button>
        </div>
      )}
    </div>
  );
}

function count(days: readonly SlotDay[]): number {
  return days.reduce((sum, { slots }) => sum + slots.length, 0);
}

function focusOn(grid: HTMLDivElement | null, slot: string | null) {
  const selector = slot === null ? 'button[tabindex="0"]' : `button[data-slot="${slot}"]`;
  const button = grid?.querySelector(selector);
  if (button instanceof HTMLElement) button.focus();
}
