import { useLingui } from '@lingui/react/macro';
import { shortMoney } from '@parley/contract/money.ts';
import type { Earnings } from '@parley/contract/payments/schemas.ts';
import { useViewerZone } from '../platform/zone.ts';
import { nearDay } from '../time/format.ts';
import { useNow } from '../platform/now.ts';
import { nextPayout } from './next-payout.ts';

/** What clients have paid for work that goes on, and what reaches the bank next, both after the fee; nothing where there is neither. */
export function HeldForYou({ earnings }: { earnings: Earnings }) {
  const { t } = useLingui();
  const [zone, now] = [useViewerZone(), useNow()];
  const payout = nextPayout(earnings);
  const day = payout?.at ? nearDay(payout.at, zone, now) : null;
  const { heldCents } = earnings.balance;
  if (heldCents === 0 && payout === null) return null;
  return (
    <dl className="border-t-2 border-ink tabular-nums">
      {heldCents > 0 && <Figure name={t`Held for you`} cents={heldCents} />}
      {payout && (
        <Figure name={day === null ? t`Next payout` : t`Next payout, ${day}`} cents={payout.cents} />
      )}
    </dl>
  );
}

function Figure({ name, cents }: { name: string; cents: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
      <dt className="text-ink-3">{name}</dt>
      <dd className="font-display text-xl font-semibold tracking-tight">{shortMoney(cents)}</dd>
    </div>
  );
}
