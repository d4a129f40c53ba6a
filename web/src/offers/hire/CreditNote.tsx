import { Trans } from '@lingui/react/macro';
import { shortMoney } from '@parley/contract/money.ts';

/** What was paid for the consultation comes off the price of the work; nothing without such a credit. */
export function CreditNote({ creditCents }: { creditCents: number }) {
  if (creditCents === 0) return null;
  const credit = shortMoney(creditCents);
  return (
    <p className="text-sm text-pretty text-ink-3 tabular-nums">
      <Trans>The {credit} paid for the consultation is already deducted.</Trans>
    </p>
  );
}
