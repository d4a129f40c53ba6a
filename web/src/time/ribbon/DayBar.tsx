import type { DayInCommon } from '@parley/contract/availability/week-in-common.ts';
import { LEAST } from './least.ts';

/** How much fills a bar: a working day. */
const FULL = 8 * 60;
const EMPTY = 'bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--hatch)_4px_5px)] inset-ring-edge';

/** How much of a day two have in common; hatched without any. */
export function DayBar({
  day,
  isBest,
  look,
}: {
  day: Pick<DayInCommon, 'minutes'>;
  isBest: boolean;
  look: string;
}) {
  const frame = isBest ? 'inset-ring-2 inset-ring-ink' : 'inset-ring-[1.5px] inset-ring-edge';
  if (day.minutes < LEAST) return <i className={`block ${EMPTY} inset-ring-[1.5px] ${look}`} />;
  const height = `${Math.min(100, (day.minutes / FULL) * 100).toFixed(0)}%`;
  return (
    <i
      className={`block bg-well ${frame} ${look}`}
      style={{ backgroundImage: `linear-gradient(0deg,var(--band-both) ${height},transparent 0)` }}
    />
  );
}
