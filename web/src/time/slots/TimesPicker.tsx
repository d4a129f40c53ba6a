import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { focusFallback } from '../../ui/form/focus-fallback.ts';
import { MAX_TIMES } from './max-times.ts';
import { PickedTimes } from './picked/PickedTimes.tsx';
import { SlotBoard } from './SlotBoard.tsx';

type Props = Omit<ComponentProps<typeof SlotBoard>, 'times' | 'isNumbered' | 'onPick' | 'onReplace'> & {
  /** Up to three, the first one first. */
  times: readonly string[];
  onChange: (times: string[]) => void;
  /** Where one time is booked right away, a second one has to be asked for. */
  oneAtATime?: boolean;
  /** Which of the times the server refused: it's marked, and the next pick takes its place. */
  refusedAt?: number | null;
  /** One of the times that nobody has picked yet: the next pick takes its place, and a tap on it keeps it. */
  suggested?: string | null;
};

/** Picks up to three times for a consultation that the other side can choose from; a tap takes a picked one away again. */
export function TimesPicker(props: Props) {
  const { times, onChange, oneAtATime = false, refusedAt = null, suggested = null, ...board } = props;
  const { t } = useLingui();
  const [guess, setGuess] = useState(suggested);
  const [isAdding, setIsAdding] = useState(false);
  const [refused, setRefused] = useState(() => (refusedAt === null ? null : (times[refusedAt] ?? null)));
  const [removed, setRemoved] = useState<{ time: string; place: number } | null>(null);
  const { otherName } = board;
  const isFull = times.length >= MAX_TIMES;
  const put = (next: string[]) => {
    setRemoved(null);
    onChange(next);
  };
  const remove = (time: string) => {
    setRemoved({ time, place: times.indexOf(time) });
    onChange(times.filter((each) => each !== time));
  };
  const pick = (slot: string) => {
    const unpicked = guess !== null && times.includes(guess) ? guess : null;
    if (slot === unpicked) setRemoved(null);
    else if (unpicked !== null) put(times.map((time) => (time === unpicked ? slot : time)));
    else if (times.includes(slot)) remove(slot);
    else if (refused !== null && times.includes(refused))
      put(times.map((time) => (time === refused ? slot : time)));
    else if (oneAtATime && !isAdding) put([...times.slice(0, -1), slot]);
    else if (!isFull) put([...times, slot]);
    setIsAdding(false);
    setRefused(null);
    setGuess(null);
  };
  return (
    <div ref={focusFallback} className="grid min-w-0 gap-4">
      <SlotBoard
        {...board}
        times={times}
        isNumbered
        onPick={pick}
        onReplace={(before, slot) => put(times.map((time) => (time === before ? slot : time)))}
      />
      {(times.length > 1 || removed !== null || refused !== null) && (
        <PickedTimes
          times={times}
          refused={refused}
          onRemove={remove}
          onUndo={removed && (() => put(times.toSpliced(removed.place, 0, removed.time)))}
          {...board}
        />
      )}
      {times.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {oneAtATime && !isFull && (
            <Button kind="quiet" small onClick={() => setIsAdding(!isAdding)}>
              {isAdding ? t`Don’t add a time` : t`Add a time`}
            </Button>
          )}
          <output className="text-sm text-ink-3">
            {hint(times.length, otherName, isAdding || !oneAtATime)}
          </output>
        </div>
      )}
    </div>
  );
}

function hint(count: number, name: string, adds: boolean): string {
  if (count === MAX_TIMES) return t`${count} of ${MAX_TIMES} times. Remove one to pick another.`;
  if (adds) return t`${count} of ${MAX_TIMES} times. ${name} accepts the one that suits them.`;
  return t`With more than one time, ${name} accepts one before it’s booked.`;
}
