import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { paymentStatus } from './status.ts';
import type { useCheckout } from './use-checkout.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';

type Checkout = ReturnType<typeof useCheckout>;

/** The way to the processor's page, in the words of the specification. */
export function PayButton({ job, checkout }: { job: Job; checkout: Checkout }) {
  return (
    <Button wide pending={checkout.pending} onClick={() => void checkout.open()}>
      {payLabel(job)}
    </Button>
  );
}

/** What paying means, said before it is done, and why it did not work. */
export function PayWords({ job, checkout }: { job: Job; checkout: Checkout }) {
  return (
    <>
      <FormMessage message={checkout.fault} />
      <p className="text-sm text-pretty text-ink-3">
        {shortMoney(job.amountCents)} by card, on the payment processor’s own page. It is held until you
        accept the work.
      </p>
    </>
  );
}

function payLabel({ paymentStatus: status }: Job): string {
  const { client, tone } = paymentStatus(status);
  if (tone === 'bad') return 'Try the payment again';
  return tone === 'info' ? 'Go on with the payment' : client;
}
