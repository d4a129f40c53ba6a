import { useLingui } from '@lingui/react/macro';
import type { JobStatus } from '@parley/contract/jobs/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { dayTimeText } from '../../time/format.ts';
import { shortName } from '../../users/short-name.ts';
import type { PaymentJob } from './payment-steps.ts';

interface Props {
  job: PaymentJob;
  side: Side;
  zone: string;
}

/** Until when the money can be held, and what happens then; nothing while none is held. */
export function HoldLimit({ job, side, zone }: Props) {
  const { t } = useLingui();
  if (job.holdUntil === null) return null;
  const limit = dayTimeText(job.holdUntil, zone);
  const [buyer, worker] = [shortName(job.client.displayName), shortName(job.professional.displayName)];
  const isClient = side === 'client';
  const words: Partial<Record<JobStatus, string>> = {
    ACTIVE: isClient
      ? t`We can hold this money until ${limit}. If the work isn’t delivered by then, it goes back to you.`
      : t`We can hold this money until ${limit}. If the work isn’t delivered by then, it goes back to ${buyer}.`,
    DELIVERED: isClient
      ? t`We can hold this money until ${limit}. If it’s still held then, it’s released to ${worker}.`
      : t`We can hold this money until ${limit}. If it’s still held then, it’s released to you.`,
    DISPUTED: t`We can hold this money until ${limit}. A dispute that is still open then is the first we decide.`,
  };
  return <p className="mt-4 text-sm text-ink-3 tabular-nums">{words[job.status]}</p>;
}
