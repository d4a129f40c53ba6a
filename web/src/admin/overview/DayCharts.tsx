import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Day } from '@parley/contract/admin/schemas.ts';
import { money, shortMoney } from '@parley/contract/money.ts';
import { groupDigits } from '@parley/contract/numbers.ts';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { plainDayText } from '../../time/format.ts';
import { plainDateText } from '../../time/long-dates.ts';
import { Section } from '../../ui/Section.tsx';
import { DayChart, type Series } from './DayChart.tsx';
import {
  OVERVIEW_PERIODS,
  type OverviewPeriod,
  overviewPeriodIn,
  USUAL_PERIOD,
  weeksOf,
} from './overview-periods.ts';

interface Chart {
  title: string;
  text: (value: number) => string;
  series: readonly [Series, Series];
}

const charts = (): readonly Chart[] => [
  {
    title: t`Money paid and released`,
    text: shortMoney,
    series: [
      { name: t`Paid`, of: ({ paidCents }) => paidCents },
      { name: t`Released`, of: ({ releasedCents }) => releasedCents },
    ],
  },
  {
    title: t`Jobs started and completed`,
    text: groupDigits,
    series: [
      { name: t`Started`, of: ({ hires }) => hires },
      { name: t`Completed`, of: ({ completed }) => completed },
    ],
  },
  {
    title: t`Sign-ups and open tickets`,
    text: groupDigits,
    series: [
      { name: t`Sign-ups`, of: ({ signUps }) => signUps },
      { name: t`Open tickets`, of: ({ openTickets }) => openTickets, isStanding: true },
    ],
  },
];

/** The chosen period as charts and as a table: by day, or by week for a year. */
export function DayCharts({ days: each }: { days: readonly Day[] }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const period = overviewPeriodIn(search);
  const days = period.byWeek ? weeksOf(each) : each;
  return (
    <Section title={t(period.title)} end={<Periods current={period} />}>
      <p className="pt-4 text-sm text-ink-3">
        {period.byWeek ? (
          <Trans>
            Each point is a week, named by its first day. Days start at midnight UTC, and the last one isn’t
            over.
          </Trans>
        ) : (
          <Trans>Each point is a day. Days start at midnight UTC, and the last one isn’t over yet.</Trans>
        )}
      </p>
      <div className="grid gap-x-12 gap-y-9 pt-6 md:grid-cols-3">
        {charts().map((chart) => (
          <DayChart key={chart.title} days={days} dayText={dayTextOf(period)} {...chart} />
        ))}
      </div>
      <details className="mt-6 text-sm">
        <summary className="py-3 md:py-0.5 text-ink-3">
          <Trans>Show as table</Trans>
        </summary>
        <Table days={days} period={period} />
      </details>
    </Section>
  );
}

/** Dates of the last 12 months need the year. */
const dayTextOf = ({ byWeek }: OverviewPeriod) => (byWeek ? plainDateText : plainDayText);

function Periods({ current }: { current: OverviewPeriod }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Period`} className="flex flex-wrap gap-x-4">
      {OVERVIEW_PERIODS.map(({ value, label }) => (
        <li key={value}>
          <Link
            to={paths.adminDashboard(value === USUAL_PERIOD.value ? {} : { period: value })}
            preventScrollReset
            aria-current={value === current.value ? 'true' : undefined}
            className="flex min-h-11 md:min-h-6 items-center font-semibold text-ink-3 hover:text-ink hover:no-underline aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-4"
          >
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const columns = (): readonly (readonly [string, (day: Day) => string])[] => [
  [t`Paid`, ({ paidCents }) => money(paidCents)],
  [t`Released`, ({ releasedCents }) => money(releasedCents)],
  [t`Started`, ({ hires }) => groupDigits(hires)],
  [t`Completed`, ({ completed }) => groupDigits(completed)],
  [t`Sign-ups`, ({ signUps }) => groupDigits(signUps)],
  [t`Open tickets`, ({ openTickets }) => groupDigits(openTickets)],
];

/** Scrolls sideways on phones, by touch and by arrow keys. */
function Table({ days, period }: { days: readonly Day[]; period: OverviewPeriod }) {
  const { t } = useLingui();
  const dayText = dayTextOf(period);
  const shown = columns();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="mt-2 overflow-x-auto" tabIndex={0} aria-label={t`Table of the charts`}>
      <table className="w-full tabular-nums">
        <thead>
          <tr className="text-ink-3">
            <th scope="col" className="py-2 pr-4 text-left font-medium">
              {period.byWeek ? t`Week of` : t`Day`}
            </th>
            {shown.map(([name]) => (
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
              {shown.map(([name, textOf]) => (
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
