import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { paymentStatus } from './status.ts';
import type { useCheckout } from './use-checkout.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';

type Checkout = ReturnType<typeof useCheckout>;

/** Opens the processor's checkout page; labels as the specification has them. */
export function PayButton({ job, checkout }: { job: Job; checkout: Checkout }) {
  return (
    <Button wide pending={checkout.pending} onClick={() => void checkout.open()}>
      {payLabel(job)}
    </Button>
  );
}

/** What paying does, and why it failed. */
export function PayHelp({ job, checkout }: { job: Job; checkout: Checkout }) {
  const amount = shortMoney(job.amountCents);
  return (
    <>
      <FormMessage message={checkout.error} />
      <p className="text-sm text-pretty text-ink-3">
        <Trans>
          Pay {amount} by card on our payment processor’s page. Parley holds it until you accept the work.
        </Trans>
      </p>
    </>
  );
}

function payLabel({ paymentStatus: status }: Job): string {
  const { client, tone } = paymentStatus(status);
  if (tone === 'bad') return t`Retry payment`;
  return tone === 'info' ? t`Continue payment` : client;
}
