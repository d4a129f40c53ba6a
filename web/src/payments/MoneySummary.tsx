import { money } from '@parley/contract/money.ts';
import type { Earnings } from '@parley/contract/payments/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { dateText } from '../time/format.ts';

/** What is held, what is on its way and what was earned, in three figures. */
export function MoneySummary({ earnings: { balance, earningsByMonth } }: { earnings: Earnings }) {
  const thisMonth = useNow().slice(0, 7);
  const earned = earningsByMonth.reduce((sum, { netCents }) => sum + netCents, 0);
  const month = earningsByMonth.find((each) => each.month === thisMonth)?.netCents ?? 0;
  return (
    <dl className="grid border-t-2 border-b border-t-ink border-b-line sm:grid-cols-3">
      <Figure name="Held" amount={balance.heldCents} about="paid by clients, until they accept the work" />
      {balance.owedCents > 0 ? (
        <Figure
          name="Owed to Parley"
          amount={balance.owedCents}
          about="refunded to a client after it was paid out to you"
        />
      ) : (
        <Figure name="Available" amount={balance.availableCents} about="released to you, sent to your bank" />
      )}
      <Figure name="Earned in 12 months" amount={earned} about={`${money(month)} of it this month`} />
    </dl>
  );
}

function Figure({ name, amount, about }: { name: string; amount: number; about: string }) {
  return (
    <div className="py-4 pr-5 max-sm:not-first:border-t max-sm:not-first:border-line">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd>
        <p className="font-display text-2xl font-semibold tracking-tight tabular-nums">{money(amount)}</p>
        <p className="mt-1 text-sm text-ink-3 tabular-nums">{about}</p>
      </dd>
    </div>
  );
}

const STATUS: Record<string, string> = {
  paid: 'arrived',
  pending: 'on its way',
  in_transit: 'on its way',
  failed: 'came back',
  canceled: 'stopped',
};

/** What went back to clients after it had been paid out, and is owed. */
export function Debts({ debts }: Pick<Earnings, 'debts'>) {
  const zone = useViewerZone();
  const open = debts.filter(({ leftCents }) => leftCents > 0);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="debts-list">
      <h3 id="debts-list" className="border-b border-line pb-3 text-xl">
        What you owe
      </h3>
      <ul>
        {open.map(({ id, jobId, title, at, leftCents }) => (
          <li key={id} className="num flex justify-between gap-4 border-b border-line py-3">
            <span>
              <Link to={paths.job(jobId)} className="underline">
                {title}
              </Link>{' '}
              <span className="text-ink-3">refunded to the client, {dateText(at, zone)}</span>
            </span>
            <b className="font-semibold">{money(leftCents)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What went to the bank account so far. */
export function Payouts({ payouts }: Pick<Earnings, 'payouts'>) {
  const zone = useViewerZone();
  if (payouts.length === 0) return null;
  return (
    <section aria-labelledby="payouts-list">
      <h3 id="payouts-list" className="border-b border-line pb-3 text-xl">
        Sent to your bank
      </h3>
      <ul>
        {payouts.map(({ id, amountCents, at, status }) => (
          <li key={id} className="num flex justify-between gap-4 border-b border-line py-3">
            <span>
              {dateText(at, zone)} <span className="text-ink-3">{STATUS[status] ?? status}</span>
            </span>
            <b className="font-semibold">{money(amountCents)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
