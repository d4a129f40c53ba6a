import { useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { ReactNode } from 'react';
import { isPaid, paymentStatus } from './money/status.ts';
import type { useCheckout } from './money/use-checkout.ts';
import { Section } from '../ui/Section.tsx';
import { Tag } from '../ui/Tag.tsx';
import { JobActions } from './actions/JobActions.tsx';
import { PaymentTimeline } from './money/PaymentTimeline.tsx';
import { PayButton, PayHelp } from './money/PayButton.tsx';
import { isOpenToPayment } from './money/payable.ts';
import { PrintReceipt } from './money/PrintReceipt.tsx';
import type { JobPageAction } from './actions/actions.ts';

interface Props {
  job: Job;
  side: Side;
  zone: string;
  checkout: ReturnType<typeof useCheckout>;
  /** The consultations of the job. */
  consultations: ReactNode;
  /** Whether a room is open. */
  isRoomOpen: boolean;
  onAction: (action: JobPageAction) => void;
}

/** The actions, the payment and the consultations, which come first while a room is open. */
export function JobSidebar({ job, side, zone, checkout, consultations, isRoomOpen, onAction }: Props) {
  const { t } = useLingui();
  // With keys, React moves the parts when they swap, so that typed text survives.
  const parts = [
    <Part key="money" title={t`Payment`} end={<PaidTag job={job} side={side} />}>
      <PaymentTimeline job={job} side={side} zone={zone} layout="rail" />
      {side === 'client' && isPaid(job) && <PrintReceipt job={job} zone={zone} />}
    </Part>,
    <Part key="consultation" title={t`Consultation`}>
      {consultations}
    </Part>,
  ];
  return (
    <div className="grid gap-9">
      <div className="grid gap-3 empty:hidden">
        {side === 'client' && isOpenToPayment(job) && (
          <>
            <span className="max-md:hidden">
              <PayButton job={job} checkout={checkout} />
            </span>
            <PayHelp job={job} checkout={checkout} />
          </>
        )}
        <JobActions job={job} side={side} onAction={onAction} />
      </div>
      {isRoomOpen ? parts.toReversed() : parts}
    </div>
  );
}

/** The payment status, in the wording for the reader's side. */
function PaidTag({ job, side }: Pick<Props, 'job' | 'side'>) {
  if (!isPaid(job) || job.settlement === 'REFUNDED') return null;
  const { client, short, tone } = paymentStatus(job.paymentStatus);
  return <Tag tone={tone}>{side === 'client' ? client : short}</Tag>;
}

function Part({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <Section title={title} end={end} small>
      <div className="pt-4">{children}</div>
    </Section>
  );
}
