import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { bothTimes } from '../../both-times.ts';

interface Props {
  times: readonly string[];
  /** The one that the server refused. */
  refused?: string | null;
  onRemove: (time: string) => void;
  /** Puts back what was removed last; null if nothing was. */
  onUndo: (() => void) | null;
  viewerZone: string;
  otherZone: string;
  otherName: string;
}

/** The picked times with their numbers. */
export function PickedTimes({
  times,
  refused = null,
  onRemove,
  onUndo,
  viewerZone,
  otherZone,
  otherName,
}: Props) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2">
      {times.length > 0 && (
        <ol aria-label={t`Times you suggest`} className="border-t border-line">
          {times.map((time, index) => {
            const { mine, theirs, text } = bothTimes(time, viewerZone, otherZone, otherName);
            const there = theirs && (theirs.day === mine.day ? theirs.time : `${theirs.day} ${theirs.time}`);
            return (
              <li
                key={time}
                className="grid grid-cols-[22px_1fr_auto] items-start gap-2.5 border-b border-line py-2 tabular-nums"
              >
                <span className="grid size-5.5 place-items-center rounded-sm bg-time text-xs font-bold text-on-time">
                  {index + 1}
                </span>
                <span className="min-w-0 wrap-anywhere">
                  {mine.day} {mine.time}
                  {there && (
                    <span className="block text-sm text-ink-3">
                      <Trans>
                        {there} for {otherName}
                      </Trans>
                    </span>
                  )}
                  {time === refused && (
                    <span className="block text-sm font-semibold text-bad">
                      <Trans>No longer available</Trans>
                    </span>
                  )}
                </span>
                <Button kind="plain" small aria-label={removeText(text)} onClick={() => onRemove(time)}>
                  <Trans>Remove</Trans>
                </Button>
              </li>
            );
          })}
        </ol>
      )}
      {onUndo && (
        <output className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
          <Trans>Time removed.</Trans>
          <Button kind="quiet" small onClick={onUndo}>
            <Trans>Undo</Trans>
          </Button>
        </output>
      )}
    </div>
  );
}

const removeText = (time: string) => t`Remove ${time}`;
