import { shortMoney } from '@parley/contract/money.ts';
import { barsOf, monthText, type MonthEarned } from './months.ts';

const WIDTH = 340;
const HEIGHT = 132;
const FOOT = 20;
const SIDE = 2;

/** One bar per month, the current one strong. The table below has the numbers, also for screen readers. */
export function EarningsChart({ months }: { months: readonly MonthEarned[] }) {
  const { topCents, bars } = barsOf(months);
  const step = (WIDTH - 2 * SIDE) / bars.length;
  const ground = HEIGHT - FOOT;
  const top = 16;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
      className="mt-4 block h-auto w-full max-w-120 overflow-visible"
    >
      <line x1="0" x2={WIDTH} y1={top} y2={top} className="stroke-line" strokeDasharray="2 4" />
      <text x="0" y={top - 5} className="fill-ink-3 text-xs tabular-nums">
        {shortMoney(topCents)}
      </text>
      {bars.map(({ month, netCents, height }, index) => {
        const tall = Math.max(netCents > 0 ? 3 : 1, height * (ground - top));
        const x = SIDE + index * step;
        const isLast = index === bars.length - 1;
        return (
          <g key={month}>
            <title>{`${monthText(month)} ${month.slice(0, 4)}: ${shortMoney(netCents)}`}</title>
            <rect x={x} y="0" width={step} height={ground} className="fill-transparent" />
            <rect
              x={x + step * 0.18}
              y={ground - tall}
              width={step * 0.64}
              height={tall}
              rx={tall > 3 ? 3 : 0}
              className={netCents === 0 ? 'fill-line-strong' : isLast ? 'fill-ink' : 'fill-ink/40'}
            />
            <text
              x={x + step / 2}
              y={HEIGHT - 4}
              textAnchor="middle"
              className={`text-xs ${isLast ? 'fill-ink' : 'fill-ink-3'}`}
            >
              {monthText(month).slice(0, 1)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
