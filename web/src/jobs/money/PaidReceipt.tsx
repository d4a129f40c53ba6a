import type { Job } from '@parley/contract/jobs/schemas.ts';
import { money } from '@parley/contract/money.ts';
import { cityOf } from '@parley/contract/time.ts';
import { settlementStatus } from './status.ts';
import { dateText } from '../../time/format.ts';
import { Facts } from '../../ui/Facts.tsx';

/** What a client paid for a job and what became of it, on a sheet of paper. */
export function PaidReceipt({ job, zone }: { job: Job; zone: string }) {
  const { title, client, professional, settlement, money: paid } = job;
  const [first] = paid.moves;
  const backCents = paid.amountCents - paid.feeCents - paid.netCents;
  return (
    <div className="for-print bg-paper text-ink">
      <p className="font-display text-2xl font-semibold">Parley</p>
      <h2 className="mt-10 mb-6">Receipt</h2>
      <Facts
        facts={[
          ['For', title],
          ['Paid by', client.displayName],
          ['Paid to, through Parley', professional.displayName],
          ['Paid on', first && dateText(first.at, zone)],
          ['Amount', `${money(paid.amountCents)} (US dollars)`],
          ['Given back', backCents > 0 && `${money(backCents)} (US dollars)`],
          ['The money is', settlementStatus(settlement).label.toLowerCase()],
          ['Number', job.id],
        ]}
      />
      <h3 className="mt-10 border-b border-line pb-3 text-xl">What has moved</h3>
      <ol>
        {paid.moves.map(({ at, text }) => (
          <li key={at + text} className="num flex justify-between gap-6 border-b border-line py-2.5">
            <span className="whitespace-nowrap text-ink-3">{dateText(at, zone)}</span>
            <span className="text-right font-medium">{text}</span>
          </li>
        ))}
      </ol>
      <p className="mt-10 text-sm text-ink-3">Dates as in {cityOf(zone)}.</p>
    </div>
  );
}
