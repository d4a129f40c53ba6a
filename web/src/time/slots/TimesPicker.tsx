import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_ALTERNATIVES } from '@parley/contract/limits.ts';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { bothTimes } from '../both-times.ts';
import { SlotPicker } from './SlotPicker.tsx';

type Props = Omit<ComponentProps<typeof SlotPicker>, 'value' | 'onChange'> & {
  /** Up to three, the first one first. */
  times: readonly string[];
  onChange: (times: string[]) => void;
};

const MAX_TIMES = 1 + MAX_ALTERNATIVES;

/** Picks a time for a consultation, and up to two further ones that the other side can choose from. */
export function TimesPicker({ times, onChange, ...picker }: Props) {
  const { t } = useLingui();
  const [isAdding, setIsAdding] = useState(false);
  const { otherName } = picker;
  const current = isAdding ? null : (times.at(-1) ?? null);
  const pick = (slot: string) => {
    if (!times.includes(slot)) onChange([...(isAdding ? times : times.slice(0, -1)), slot]);
    setIsAdding(false);
  };
  const remove = (time: string) => {
    onChange(times.filter((each) => each !== time));
    if (times.length === 1) setIsAdding(false);
  };
  return (
    <div className="grid gap-4">
      <SlotPicker {...picker} value={current} onChange={pick} />
      {times.length > (isAdding ? 0 : 1) && <Chosen times={times} onRemove={remove} {...picker} />}
      {times.length > 0 && times.length < MAX_TIMES && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="quiet" small onClick={() => setIsAdding(!isAdding)}>
            {isAdding ? t`Don’t add another time` : t`Add another time`}
          </Button>
          <output className="text-sm text-ink-3">
            {isAdding
              ? t`Pick time ${times.length + 1} of ${MAX_TIMES} above.`
              : t`Optional. ${otherName} accepts the one that suits them.`}
          </output>
        </div>
      )}
    </div>
  );
}

interface ChosenProps {
  times: readonly string[];
  onRemove: (time: string) => void;
  viewerZone: string;
  otherZone: string;
  otherName: string;
}

function Chosen({ times, onRemove, viewerZone, otherZone, otherName }: ChosenProps) {
  const { t } = useLingui();
  return (
    <ol aria-label={t`Times you suggest`} className="border-t border-line">
      {times.map((time) => {
        const { text } = bothTimes(time, viewerZone, otherZone, otherName);
        return (
          <li
            key={time}
            className="flex items-center justify-between gap-3 border-b border-line py-2 tabular-nums"
          >
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <Button kind="plain" small aria-label={removeText(text)} onClick={() => onRemove(time)}>
              <Trans>Remove</Trans>
            </Button>
          </li>
        );
      })}
    </ol>
  );
}

const removeText = (time: string) => t`Remove ${time}`;
