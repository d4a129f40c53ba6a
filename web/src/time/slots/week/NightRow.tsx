/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Trans } from '@lingui/react/macro';
import { DAYTIME } from '@parley/contract/availability/week-in-common.ts';
import { clockText } from '../../../platform/language/clock.ts';
import { wallTime } from '../../wall-time.ts';
import { type Board, type BoardRow, timesThere } from './board.ts';

interface Props {
  part: 'morning' | 'evening';
  rows: readonly BoardRow[];
  board: Board;
  hasOther: boolean;
  otherZone: string;
  otherName: string;
}

/** Names the shaded rows, so that nobody picks 2:00 by accident. */
export function NightRow({ part, rows, board, hasOther, otherZone, otherName }: Props) {
  const [first] = rows;
  if (!first) return null;
  const [there] = timesThere(board, first, (at) => wallTime(at, otherZone));
  const [from, end, time] = [clockText(first.minute), clockText(DAYTIME.from), there?.text ?? ''];
  return (
    <div role="row" className="contents">
      <div role="gridcell" className="col-span-full bg-slot-night px-1 pt-1 pl-14 text-xs text-ink-2">
        {part === 'evening' ? (
          <Trans>Night for you, {from} and later.</Trans>
        ) : (
          <Trans>Night for you, until {end}.</Trans>
        )}{' '}
        {hasOther && part === 'evening' && (
          <Trans>
            {otherName}’s clock says {time}.
          </Trans>
        )}
        {hasOther && part === 'morning' && (
          <Trans>
            At {from}, {otherName}’s clock says {time}.
          </Trans>
        )}
      </div>
    </div>
  );
}
