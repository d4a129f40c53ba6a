import type { Day } from '@parley/contract/admin/schemas.ts';
import { linePoints, axisMaximum } from './chart-scale.ts';

export interface Series {
  name: string;
  of: (day: Day) => number;
  /** A level at the end of the day rather than a count: summed up by its last value. */
  isStanding?: boolean;
}
interface Props {
  title: string;
  days: readonly Day[];
  /** The strong line and the light one. */
  series: readonly [Series, Series];
  text: (value: number) => string;
  dayText: (day: string) => string;
}

const WIDTH = 340;
const HEIGHT = 120;
const FOOT = 18;
const HEAD = 18;

/** Two lines over the days; the table below the charts has the numbers. */
export function DayChart({ title, days, series, text, dayText }: Props) {
  const values = series.map(({ of }) => days.map((day) => of(day)));
  const top = axisMaximum(values.flat());
  const ground = HEIGHT - FOOT;
  const [strong = [], light = []] = values.map((line) =>
    linePoints(line, top, { width: WIDTH, head: HEAD, ground }),
  );
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure>
      <figcaption>
        <h3>{title}</h3>
        <ul className="mt-1.5 flex flex-wrap gap-x-5 text-sm text-ink-3 tabular-nums">
          {series.map(({ name, isStanding }, index) => (
            <li key={name} className="flex items-center gap-2">
              <i aria-hidden="true" className={`h-0.5 w-4 ${index === 0 ? 'bg-ink' : 'bg-info'}`} />
              {name} {text(summaryOf(values[index] ?? [], isStanding))}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden
        className="mt-3 block h-auto w-full overflow-visible"
      >
        <line x1="0" x2={WIDTH} y1={HEAD} y2={HEAD} className="stroke-line" strokeDasharray="2 4" />
        <line x1="0" x2={WIDTH} y1={ground} y2={ground} className="stroke-line-strong" />
        <text x="0" y={HEAD - 5} className="fill-ink-3 text-xs tabular-nums">
          {text(top)}
        </text>
        <polyline
          points={light.join(' ')}
          className="fill-none stroke-info"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <polyline
          points={strong.join(' ')}
          className="fill-none stroke-ink"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <text x="0" y={HEIGHT - 3} className="fill-ink-3 text-xs">
          {first && dayText(first.day)}
        </text>
        <text x={WIDTH} y={HEIGHT - 3} textAnchor="end" className="fill-ink-3 text-xs">
          {last && dayText(last.day)}
        </text>
      </svg>
    </figure>
  );
}

function summaryOf(values: readonly number[], isStanding = false): number {
  return isStanding ? (values.at(-1) ?? 0) : values.reduce((sum, value) => sum + value, 0);
}
