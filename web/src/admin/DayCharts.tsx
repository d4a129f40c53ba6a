import type { Day } from '@parley/contract/admin/schemas.ts';
import { money, shortMoney } from '@parley/contract/money.ts';
import { plainDayText } from '../time/format.ts';
import { Section } from '../ui/Section.tsx';
import { DayChart, type Series } from './DayChart.tsx';

const count = (number: number) => number.toLocaleString('en-US');
const CHARTS: readonly {
  title: string;
  text: (value: number) => string;
  series: readonly [Series, Series];
}[] = [
  {
    title: 'Money paid and released',
    text: shortMoney,
    series: [
      { name: 'Paid', of: ({ paidCents }) => paidCents },
      { name: 'Released', of: ({ releasedCents }) => releasedCents },
    ],
  },
  {
    title: 'Jobs begun and completed',
    text: count,
    series: [
      { name: 'Begun', of: ({ hires }) => hires },
      { name: 'Completed', of: ({ completed }) => completed },
    ],
  },
  {
    title: 'People joined and tickets open',
    text: count,
    series: [
      { name: 'Joined', of: ({ signUps }) => signUps },
      { name: 'Tickets open', of: ({ openTickets }) => openTickets, isStanding: true },
    ],
  },
];

/** How the last days went, as lines and as a table of the same. */
export function DayCharts({ days }: { days: readonly Day[] }) {
  return (
    <Section title={`The last ${days.length} days`} end="Days in UTC">
      <div className="grid gap-x-12 gap-y-9 border-t border-line pt-6 md:grid-cols-3">
        {CHARTS.map((chart) => (
          <DayChart key={chart.title} days={days} {...chart} />
        ))}
      </div>
      <details className="mt-6 text-sm">
        <summary className="min-h-6 text-ink-3">As a table</summary>
        <Table days={days} />
      </details>
    </Section>
  );
}

const COLUMNS: readonly (readonly [string, (day: Day) => string])[] = [
  ['Paid', ({ paidCents }) => money(paidCents)],
  ['Released', ({ releasedCents }) => money(releasedCents)],
  ['Begun', ({ hires }) => count(hires)],
  ['Completed', ({ completed }) => count(completed)],
  ['Joined', ({ signUps }) => count(signUps)],
  ['Tickets open', ({ openTickets }) => count(openTickets)],
];

/** Wider than a phone: it is moved sideways there, by touch and by the arrow keys. */
function Table({ days }: { days: readonly Day[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="mt-2 overflow-x-auto" tabIndex={0} aria-label="The days as a table">
      <table className="w-full tabular-nums">
        <thead>
          <tr className="text-ink-3">
            <th scope="col" className="py-2 pr-4 text-left font-medium">
              Day
            </th>
            {COLUMNS.map(([name]) => (
              <th key={name} scope="col" className="py-2 pr-4 text-right font-medium last:pr-0">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day} className="border-t border-line whitespace-nowrap">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {plainDayText(day.day)}
              </th>
              {COLUMNS.map(([name, textOf]) => (
                <td key={name} className="py-1.5 pr-4 text-right last:pr-0">
                  {textOf(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
