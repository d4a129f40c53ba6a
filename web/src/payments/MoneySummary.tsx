import { useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import type { Earnings } from '@parley/contract/payments/schemas.ts';
import { useNow } from '../platform/now.ts';

/** Three figures: held, released and earned. */
export function MoneySummary({ earnings: { balance, earningsByMonth } }: { earnings: Earnings }) {
  const { t } = useLingui();
  const thisMonth = useNow().slice(0, 7);
  const earned = earningsByMonth.reduce((sum, { netCents }) => sum + netCents, 0);
  const month = money(earningsByMonth.find((each) => each.month === thisMonth)?.netCents ?? 0);
  return (
    <dl className="grid border-t-2 border-b border-t-ink border-b-line sm:grid-cols-3">
      <StatTile
        name={t`Held`}
        amount={balance.heldCents}
        about={t`paid by clients, until they accept the work`}
      />
      {balance.owedCents > 0 ? (
        <StatTile
          name={t`Owed to Parley`}
          amount={balance.owedCents}
          about={t`refunded to a client after your payout`}
        />
      ) : (
        <StatTile
          name={t`Available`}
          amount={balance.availableCents}
          about={t`released to you, for the next payout`}
        />
      )}
      <StatTile name={t`Earned in 12 months`} amount={earned} about={t`${month} of it this month`} />
    </dl>
  );
}

/** One figure among others, with what it means. */
export function StatTile({ name, amount, about }: { name: string; amount: number; about: string }) {
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
