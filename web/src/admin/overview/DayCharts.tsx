import type { Day } from '@parley/contract/admin/schemas.ts';
import { money, shortMoney } from '@parley/contract/money.ts';
import { grouped } from '@parley/contract/numbers.ts';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { plainDateText, plainDayText } from '../../time/format.ts';
import { Section } from '../../ui/Section.tsx';
import { DayChart, type Series } from './DayChart.tsx';
import {
  OVERVIEW_PERIODS,
  type OverviewPeriod,
  overviewPeriodIn,
  USUAL_PERIOD,
  weeksOf,
} from './overview-periods.ts';

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
    text: grouped,
    series: [
      { name: 'Begun', of: ({ hires }) => hires },
      { name: 'Completed', of: ({ completed }) => completed },
    ],
  },
  {
    title: 'People joined and tickets open',
    text: grouped,
    series: [
      { name: 'Joined', of: ({ signUps }) => signUps },
      { name: 'Tickets open', of: ({ openTickets }) => openTickets, isStanding: true },
    ],
  },
];

/** How the asked time went, as lines and as a table of the same: days, or the weeks of a year. */
export function DayCharts({ days: each }: { days: readonly Day[] }) {
  const [search] = useSearchParams();
  const period = overviewPeriodIn(search);
  const days = period.byWeek ? weeksOf(each) : each;
  return (
    <Section title={period.title} end={<Periods current={period} />}>
      <p className="pt-4 text-sm text-ink-3">
        {period.byWeek ? 'Each point is a week, named by its first day.' : 'Each point is a day.'} Days begin
        at midnight UTC, and the last one is not over.
      </p>
      <div className="grid gap-x-12 gap-y-9 pt-6 md:grid-cols-3">
        {CHARTS.map((chart) => (
          <DayChart key={chart.title} days={days} dayText={dayTextOf(period)} {...chart} />
        ))}
      </div>
      <details className="mt-6 text-sm">
        <summary className="min-h-6 text-ink-3">As a table</summary>
        <Table days={days} period={period} />
      </details>
    </Section>
  );
}

/** A day of the last year may be one of either: it names the year. */
const dayTextOf = ({ byWeek }: OverviewPeriod) => (byWeek ? plainDateText : plainDayText);

function Periods({ current }: { current: OverviewPeriod }) {
  return (
    <ul aria-label="How far back" className="flex flex-wrap gap-x-4">
      {OVERVIEW_PERIODS.map(({ value, label }) => (
        <li key={value}>
          <Link
            to={paths.desk(value === USUAL_PERIOD.value ? {} : { period: value })}
            preventScrollReset
            aria-current={value === current.value ? 'true' : undefined}
            className="flex min-h-6 items-center font-semibold text-ink-3 hover:text-ink hover:no-underline aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-4"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const COLUMNS: readonly (readonly [string, (day: Day) => string])[] = [
  ['Paid', ({ paidCents }) => money(paidCents)],
  ['Released', ({ releasedCents }) => money(releasedCents)],
  ['Begun', ({ hires }) => grouped(hires)],
  ['Completed', ({ completed }) => grouped(completed)],
  ['Joined', ({ signUps }) => grouped(signUps)],
  ['Tickets open', ({ openTickets }) => grouped(openTickets)],
];

/** Wider than a phone: it is moved sideways there, by touch and by the arrow keys. */
function Table({ days, period }: { days: readonly Day[]; period: OverviewPeriod }) {
  const dayText = dayTextOf(period);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="mt-2 overflow-x-auto" tabIndex={0} aria-label="The days as a table">
      <table className="w-full tabular-nums">
        <thead>
          <tr className="text-ink-3">
            <th scope="col" className="py-2 pr-4 text-left font-medium">
              {period.byWeek ? 'Week from' : 'Day'}
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
                {dayText(day.day)}
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
