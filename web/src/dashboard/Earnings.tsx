import { shortMoney } from '@parley/contract/money.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Section } from '../ui/Section.tsx';
import { EarningsChart } from './EarningsChart.tsx';
import { monthText, type MonthEarned } from './months.ts';

/** What was earned month by month, after the fee: as bars, and as a table for those who want the numbers. */
export function Earnings({ months }: { months: readonly MonthEarned[] }) {
  const total = months.reduce((sum, { netCents }) => sum + netCents, 0);
  return (
    <Section
      title="Earnings"
      small
      end={
        <Link to={paths.paymentOnboarding()} className="underline hover:text-ink">
          Payouts
        </Link>
      }
    >
      <p className="pt-4 tabular-nums">
        <b className="font-display text-2xl font-semibold tracking-tight">{shortMoney(total)}</b>
        <span className="ml-2 text-sm text-ink-3">in {months.length} months, after the fee</span>
      </p>
      {total === 0 ? (
        <p className="mt-2 text-ink-3">The first accepted work makes the first bar here.</p>
      ) : (
        <>
          <EarningsChart months={months} />
          <details className="mt-3 text-sm">
            <summary className="min-h-6 text-ink-3">As a table</summary>
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
            Month
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Earned
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
