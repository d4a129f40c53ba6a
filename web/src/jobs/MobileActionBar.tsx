import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { useNow } from '../platform/now.ts';
import type { useCheckout } from './money/use-checkout.ts';
import { type JobPageAction, mainAction } from './actions/actions.ts';
import { MainAction } from './actions/JobActions.tsx';
import { PayButton } from './money/PayButton.tsx';
import { isOpenToPayment } from './money/payable.ts';

interface Props {
  job: Job;
  side: Side;
  checkout: ReturnType<typeof useCheckout>;
  onAction: (action: JobPageAction) => void;
}

/** The next step, sticky at the bottom of the screen on phones. */
export function MobileActionBar({ job, side, checkout, onAction }: Props) {
  const main = mainAction(job, side, useNow());
  const pays = side === 'client' && isOpenToPayment(job);
  if (main === null && !pays) return null;
  return (
    <div className="sticky bottom-0 z-10 -mx-4.5 mt-10 border-t border-line bg-paper px-4.5 py-3 md:hidden">
      {pays ? (
        <PayButton job={job} checkout={checkout} />
      ) : (
        main && <MainAction action={main} job={job} side={side} onAction={onAction} />
      )}
    </div>
  );
}
