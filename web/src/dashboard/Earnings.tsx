import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { shortMoney } from '@parley/contract/money.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Section } from '../ui/Section.tsx';
import { EarningsChart } from './EarningsChart.tsx';
import { monthText, type MonthEarned } from './months.ts';

/** The earnings by month, after fees: as bars, and as a table with the numbers. */
export function Earnings({ months }: { months: readonly MonthEarned[] }) {
  const { t } = useLingui();
  const count = months.length;
  const total = months.reduce((sum, { netCents }) => sum + netCents, 0);
  return (
    <Section
      title={t`Earnings`}
      small
      end={
        <Link to={paths.payouts()} className="underline hover:text-ink">
          <Trans>Payouts</Trans>
        </Link>
      }
    >
      <p className="pt-4 tabular-nums">
        <b className="font-display text-2xl font-semibold tracking-tight">{shortMoney(total)}</b>
        <span className="ml-2 text-sm text-ink-3">
          <Plural value={count} one="in # month, after fees" other="in # months, after fees" />
        </span>
      </p>
      {total === 0 ? (
        <p className="mt-2 text-ink-3">
          <Trans>Your earnings appear here after your first completed job.</Trans>
        </p>
      ) : (
        <>
          <EarningsChart months={months} />
          <details className="mt-3 text-sm">
            <summary className="py-3 md:py-0.5 text-ink-3">
              <Trans>Show as a table</Trans>
            </summary>
            <Table months={months} />
          </details>
        </>
      )}
    </Section>
  );
}

function Table({ months }: { months: readonly MonthEarned[] }) {
  return (
    <table className="mt-2 w-full tabular-nums">
      <thead>
        <tr className="text-left text-ink-3">
          <th scope="col" className="py-1 font-medium">
            <Trans>Month</Trans>
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            <Trans>Earned</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, netCents }) => (
          <tr key={month} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {monthText(month)} {month.slice(0, 4)}
            </th>
            <td className="py-1.5 text-right">{shortMoney(netCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
