import { useLingui } from '@lingui/react/macro';
import type { Earnings } from '@parley/contract/payments/schemas.ts';
import { StatTile } from '../MoneySummary.tsx';

/** Where a professional's money is now; what is owed only where something is. */
export function Figures({ balance }: Pick<Earnings, 'balance'>) {
  const { t } = useLingui();
  const { heldCents, availableCents, onItsWayCents, owedCents } = balance;
  return (
    <dl className="grid border-t-2 border-b border-t-ink border-b-line sm:grid-cols-3">
      <StatTile name={t`Held`} amount={heldCents} about={t`paid by clients, until they accept the work`} />
      <StatTile name={t`Available`} amount={availableCents} about={t`released to you, for the next payout`} />
      <StatTile name={t`On its way`} amount={onItsWayCents} about={t`sent to your bank`} />
      {owedCents > 0 && (
        <StatTile
          name={t`Owed to Parley`}
          amount={owedCents}
          about={t`refunded to a client after your payout`}
        />
      )}
    </dl>
  );
}
