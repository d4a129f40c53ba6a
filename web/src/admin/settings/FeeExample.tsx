import { Trans } from '@lingui/react/macro';
import { shortMoney } from '@parley/contract/money.ts';
import type { FeeTerms } from '@parley/contract/payments/fee-terms.ts';
import { netOf } from '../../platform/installation/fee-text.ts';

const JOB_CENTS = 120_000;
const CONSULTATION_CENTS = 2_000;

/** What is left of a job and of a short consultation, where a minimum weighs more. */
export function FeeExample({ fee }: { fee: FeeTerms }) {
  const [job, consultation] = [shortMoney(JOB_CENTS), shortMoney(CONSULTATION_CENTS)];
  const [ofJob, ofConsultation] = [
    shortMoney(netOf(JOB_CENTS, fee)),
    shortMoney(netOf(CONSULTATION_CENTS, fee)),
  ];
  return (
    <p aria-live="polite" className="text-sm text-ink-3 tabular-nums">
      <Trans>
        For a {job} job, the professional receives {ofJob}; for a {consultation} consultation,{' '}
        {ofConsultation}.
      </Trans>
    </p>
  );
}
