import { Trans } from '@lingui/react/macro';
import type { ClosedStretch } from '@parley/contract/availability/schemas.ts';
import { spanText } from '../../wall-time.ts';
import { closedText, type Whose } from './closed-text.ts';

interface Props extends Whose {
  closed: readonly ClosedStretch[];
  /** The instants at which the day begins and ends. */
  from: string;
  to: string;
  zone: string;
}

/** Why the other times of a day can’t be picked; for lists, which have no place for what is not there. */
export function ClosedList({ closed, from, to, zone, ...whose }: Props) {
  const stretches = closed
    .filter((stretch) => stretch.from < to && from < stretch.to && stretch.reason !== 'off_step')
    .map((stretch) => ({
      ...stretch,
      from: stretch.from < from ? from : stretch.from,
      to: stretch.to > to ? to : stretch.to,
    }));
  if (stretches.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="py-3 md:py-0.5 text-ink-2">
        <Trans>Why not at other times?</Trans>
      </summary>
      <ul className="grid gap-1.5 tabular-nums">
        {stretches.map((stretch) => (
          <li key={stretch.from} className="grid grid-cols-[auto_1fr] gap-x-3">
            <span className="text-ink-2">{spanText(stretch.from, stretch.to, zone)}</span>
            <span className="min-w-0 wrap-anywhere text-ink-3">{closedText(stretch.reason, whose)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
