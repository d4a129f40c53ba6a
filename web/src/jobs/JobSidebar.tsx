import { useLingui } from '@lingui/react/macro';
import { isCutOff, isTalking } from '@parley/contract/jobs/states.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { ReactNode } from 'react';
import { isPaid, paymentStatus } from './money/status.ts';
import { Section } from '../ui/Section.tsx';
import { Tag } from '../ui/Tag.tsx';
import { JobActions } from './actions/JobActions.tsx';
import { PaidReceipt } from './money/PaidReceipt.tsx';
import { PaymentTimeline } from './money/PaymentTimeline.tsx';
import { PrintReceipt } from './money/PrintReceipt.tsx';
import type { JobPageAction } from './actions/actions.ts';

interface Props {
  job: Job;
  side: Side;
  zone: string;
  /** The consultations of the job. */
  consultations: ReactNode;
  /** The next step where it isn’t one of the job. */
  next: ReactNode;
  /** What can be suggested to settle the job. */
  settle: ReactNode;
  /** Whether a room is open. */
  isRoomOpen: boolean;
  onAction: (action: JobPageAction) => void;
}

/** The actions, the payment and the consultations, which come first while a room is open. */
export function JobSidebar({ job, side, zone, next, settle, consultations, isRoomOpen, onAction }: Props) {
  const { t } = useLingui();
  // With keys, React moves the parts when they swap, so that typed text survives.
  const parts = [
    <JobPayment key="money" job={job} side={side} zone={zone} />,
    <Part key="consultation" title={t`Consultation`}>
      {consultations}
    </Part>,
  ];
  return (
    <div className="grid gap-9">
      {next}
      <div className="grid gap-3 empty:hidden">
        <JobActions job={job} side={side} onAction={onAction}>
          {settle}
        </JobActions>
      </div>
      {isRoomOpen ? parts.toReversed() : parts}
    </div>
  );
}

/** The payment of a job, from the first offer on: its status, its steps, and the receipt. */
export function JobPayment({ job, side, zone }: Pick<Props, 'job' | 'side' | 'zone'>) {
  const { t } = useLingui();
  // Where nobody can be hired, nothing is to be paid.
  if (job.amountCents === null || isCutOff(job)) return null;
  // While they talk, the page says elsewhere what the clock will do.
  const shown = isTalking(job.status) ? { ...job, money: { ...job.money, next: null } } : job;
  return (
    <Part title={t`Payment`} end={<PaymentTag job={job} side={side} />}>
      <PaymentTimeline job={shown} side={side} zone={zone} layout="rail" />
      {side === 'client' && isPaid(job) && (
        <div className="mt-5">
          <PrintReceipt>
            <PaidReceipt job={job} zone={zone} />
          </PrintReceipt>
        </div>
      )}
    </Part>
  );
}

/** The payment status, in the wording for the reader's side; the last step says how a job ended. */
function PaymentTag({ job, side }: Pick<Props, 'job' | 'side'>) {
  const isOver = job.settlement === 'REFUNDED' || (!isPaid(job) && !isTalking(job.status));
  if (isOver) return null;
  const { client, short, tone } = paymentStatus(job.paymentStatus);
  // Nobody has to pay while they talk.
  return <Tag tone={tone === 'time' ? 'plain' : tone}>{side === 'client' ? client : short}</Tag>;
}

function Part({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <Section title={title} end={end} small>
      <div className="pt-4">{children}</div>
    </Section>
  );
}
