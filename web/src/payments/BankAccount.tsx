import { useEffect, useState } from 'react';
import { call, type ReplyOf } from '../platform/api.ts';
import type { Result } from '../platform/result.ts';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { ChangeBankForm } from './ChangeBankForm.tsx';

type Bank = ReplyOf<'GET /api/payment/professional/externalAccount'>;

const read = () => call('GET /api/payment/professional/externalAccount');

/** Where a professional is paid to, as far as the processor shows it, and the way to its page to change that. */
export function BankAccount() {
  // Asked for after the page is there: the processor takes its time.
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
      <h3 id="bank" className="border-b border-line pb-3 text-xl">
        Your bank account
      </h3>
      {bank?.ok === false ? (
        <div className="-mt-px">
          <Failed
            title="We could not load your bank account"
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
  if (!bank) return <p className="text-ink-2">The payment processor has no bank account of yours yet.</p>;
  const isUsable = !['errored', 'verification_failed'].includes(bank.status);
  return (
    <>
      <p className="num font-semibold">
        {bank.bankName ?? 'Bank account'} <span className="whitespace-nowrap">•••• {bank.last4}</span>
      </p>
      <p className={`text-sm ${isUsable ? 'text-ink-3' : 'text-bad'}`}>
        {isUsable
          ? `Paid out in ${bank.currency.toUpperCase()}`
          : 'The last payout to it failed. Change it to be paid.'}
      </p>
    </>
  );
}

function Coming() {
  return (
    <div className="grid gap-2 pt-1">
      <output className="sr-only">Loading....</output>
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-3.5 w-32" />
    </div>
  );
}
