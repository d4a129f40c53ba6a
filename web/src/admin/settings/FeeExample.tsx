import { Trans } from '@lingui/react/macro';
import { scaled, shortMoney } from '@parley/contract/money.ts';
import type { FeeTerms } from '@parley/contract/payments/fee-terms.ts';
import { netOf } from '../../platform/installation/fee-text.ts';

const jobCents = () => scaled(120_000);
/** Large enough to be the price of one in every currency. */
const consultationCents = () => scaled(2_000);

/** What is left of a job and of a short consultation, where a minimum weighs more. */
export function FeeExample({ fee }: { fee: FeeTerms }) {
  const [job, consultation] = [shortMoney(jobCents()), shortMoney(consultationCents())];
  const [ofJob, ofConsultation] = [
    shortMoney(netOf(jobCents(), fee)),
    shortMoney(netOf(consultationCents(), fee)),
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
