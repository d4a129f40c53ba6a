import { Trans, useLingui } from '@lingui/react/macro';
import type { Earnings } from '@parley/contract/payments/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import type { Result } from '../platform/result.ts';
import { LinkButton } from '../ui/Button.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { BankAccount } from './BankAccount.tsx';
import { MoneySummary } from './MoneySummary.tsx';
import { PayoutAccountStatus } from './PayoutAccountStatus.tsx';

/** A summary of a professional's money, and their bank account or the form to set it up. */
export function PayoutsSection({ earnings }: { earnings: Result<Earnings> }) {
  const { t } = useLingui();
  if (!earnings.ok) return <LoadError title={t`We couldn’t load your payouts`} refusal={earnings} />;
  const { account } = earnings.data;
  return (
    <div className="grid max-w-180 gap-10">
      <div className="grid justify-items-start gap-5">
        <PayoutAccountStatus account={account} />
        {!account.payoutsEnabled && (
          <LinkButton to={paths.paymentOnboarding()}>
            <Trans>Set up payouts</Trans>
          </LinkButton>
        )}
      </div>
      <MoneySummary earnings={earnings.data} />
      <p>
        <Link to={paths.payouts()} className="underline underline-offset-3">
          <Trans>See payouts, invoices and statements</Trans>
        </Link>
      </p>
      {account.payoutsEnabled && <BankAccount />}
    </div>
  );
}
