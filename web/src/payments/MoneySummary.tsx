import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import type { Earnings } from '@parley/contract/payments/schemas.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { dateText } from '../time/long-dates.ts';

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
          about={t`released to you, sent to your bank`}
        />
      )}
      <StatTile name={t`Earned in 12 months`} amount={earned} about={t`${month} of it this month`} />
    </dl>
  );
}

function StatTile({ name, amount, about }: { name: string; amount: number; about: string }) {
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

const STATUS: Record<string, MessageDescriptor | undefined> = {
  paid: msg`arrived`,
  pending: msg`on its way`,
  in_transit: msg`on its way`,
  failed: msg`failed`,
  canceled: msg`canceled`,
};

/** The payouts to the bank account so far. */
export function Payouts({ payouts }: Pick<Earnings, 'payouts'>) {
  const zone = useViewerZone();
  const { t } = useLingui();
  const statusText = (status: string) => {
    const labels = STATUS[status];
    return labels ? t(labels) : status;
  };
  if (payouts.length === 0) return null;
  return (
    <section aria-labelledby="payouts-list">
      <h2 id="payouts-list" className="border-b border-line pb-3 text-xl">
        <Trans>Sent to your bank</Trans>
      </h2>
      <ul>
        {payouts.map(({ id, amountCents, at, status }) => (
          <li key={id} className="num flex justify-between gap-4 border-b border-line py-3">
            <span>
              {dateText(at, zone)} <span className="text-ink-3">{statusText(status)}</span>
            </span>
            <b className="font-semibold">{money(amountCents)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
