import { Trans } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import type { Debt } from '@parley/contract/payments/debts.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useViewerZone } from '../platform/zone.ts';
import { dateText } from '../time/long-dates.ts';

/** What the professional owes for refunds made after the payout, and what later payouts paid back of it. */
export function Debts({ debts }: { debts: readonly Debt[] }) {
  const shown = debts.filter(
    ({ leftCents, writtenOffCents, taken }) => leftCents + writtenOffCents > 0 || taken.length > 0,
  );
  if (shown.length === 0) return null;
  const isOpen = shown.some(({ leftCents }) => leftCents > 0);
  return (
    <section aria-labelledby="debts-list">
      <h2 id="debts-list" className="border-b border-line pb-3 text-xl">
        <Trans>What you owe</Trans>
      </h2>
      {isOpen && (
        <p className="pt-3 text-pretty text-ink-2">
          <Trans>It’s deducted from your next payouts, oldest first.</Trans>
        </p>
      )}
      <ul>
        {shown.map((debt) => (
          <DebtRow key={debt.id} debt={debt} />
        ))}
      </ul>
    </section>
  );
}

function DebtRow({ debt: { jobId, title, at, leftCents, writtenOffCents, taken } }: { debt: Debt }) {
  const zone = useViewerZone();
  const writtenOff = money(writtenOffCents);
  return (
    <li className="num border-b border-line py-3">
      <div className="flex justify-between gap-4">
        <span>
          <Link to={paths.job(jobId)} className="underline">
            {title}
          </Link>{' '}
          <span className="text-ink-3">
            <Refunded day={dateText(at, zone)} />
          </span>
        </span>
        <b className="font-semibold">{money(leftCents)}</b>
      </div>
      <ul className="text-sm text-ink-3">
        {taken.map((part) => (
          <li key={part.at}>
            <Taken amount={money(part.amountCents)} from={part.title} day={dateText(part.at, zone)} />
          </li>
        ))}
        {writtenOffCents > 0 && (
          <li>
            <Trans>{writtenOff} written off</Trans>
          </li>
        )}
      </ul>
    </li>
  );
}

function Refunded({ day }: { day: string }) {
  return <Trans>refunded to the client, {day}</Trans>;
}

function Taken({ amount, from, day }: { amount: string; from: string; day: string }) {
  return (
    <Trans>
      {amount} deducted from the payout for “{from}”, {day}
    </Trans>
  );
}
