import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { call, type ReplyOf } from '../platform/api.ts';
import type { Result } from '../platform/result.ts';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { ChangeBankForm } from './ChangeBankForm.tsx';

type Bank = ReplyOf<'GET /api/payment/professional/externalAccount'>;

const read = () => call('GET /api/payment/professional/externalAccount');

/** The bank account for payouts, masked by the processor, and a link to its page to change it. */
export function BankAccount({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  // Loaded after the page: the processor is slow.
  const { t } = useLingui();
  const [bank, setBank] = useState<Result<Bank> | null>(null);
  const [pending, setPending] = useState(false);
  useEffect(() => {
    void read().then(setBank);
  }, []);
  async function again() {
    setPending(true);
    setBank(await read());
    setPending(false);
  }
  return (
    <section aria-labelledby="bank" className="max-w-110">
      <Heading id="bank" className="border-b border-line pb-3 text-xl tracking-[-0.01em]">
        <Trans>Your bank account</Trans>
      </Heading>
      {bank?.ok === false ? (
        <div className="-mt-px">
          <ErrorState
            title={t`We couldn’t load your bank account`}
            message={bank.message}
            pending={pending}
            onRetry={() => void again()}
          />
        </div>
      ) : (
        <div className="grid gap-4 pt-4">
          <div className="min-h-12">{bank ? <BankLine bank={bank.data} /> : <Coming />}</div>
          <ChangeBankForm />
        </div>
      )}
    </section>
  );
}

function BankLine({ bank }: { bank: Bank }) {
  const { t } = useLingui();
  if (!bank)
    return (
      <p className="text-ink-2">
        <Trans>The payment processor doesn’t have your bank account yet.</Trans>
      </p>
    );
  const currency = bank.currency.toUpperCase();
  const isUsable = !['errored', 'verification_failed'].includes(bank.status);
  return (
    <>
      <p className="num font-semibold">
        {bank.bankName ?? t`Bank account`} <span className="whitespace-nowrap">•••• {bank.last4}</span>
      </p>
      <p className={`text-sm ${isUsable ? 'text-ink-3' : 'text-bad'}`}>
        {isUsable
          ? t`Paid out in ${currency}`
          : t`The last payout failed. Change your bank account to get paid.`}
      </p>
    </>
  );
}

function Coming() {
  return (
    <div className="grid gap-2 pt-1">
      <output className="sr-only">
        <Trans>Loading....</Trans>
      </output>
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-3.5 w-32" />
    </div>
  );
}
