import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Outcome } from '@parley/contract/jobs/states.ts';
import type { FinalShares } from '@parley/contract/payments/settlement.ts';
import { useRevalidator } from 'react-router';
import { useReauth } from '../../../auth/password/ReauthField.tsx';
import { hasAhead } from '../../../jobs/actions/call-off.ts';
import { ShareList } from '../../../payments/ShareList.tsx';
import { call } from '../../../platform/api.ts';
import { useForm } from '../../../platform/form/use-form.ts';
import { useNow } from '../../../platform/now.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DecisionFields } from '../../DecisionFields.tsx';
import { DialogEnd } from '../../DialogEnd.tsx';
import { useReread } from '../../use-reread.ts';
import { outcomeText } from './outcome-text.ts';

interface Props {
  job: Job;
  outcome: Outcome;
  shares: FinalShares;
  onClose: () => void;
}

/** Confirms the decision of a dispute: once more what each side gets, and why. */
export function ResolveDialog(props: Props) {
  const { outcome, shares, job, onClose } = props;
  return (
    <Dialog open wide onClose={onClose} title={outcomeText(outcome, shares, job)}>
      <ResolveForm {...props} />
    </Dialog>
  );
}

function ResolveForm({ job, outcome, shares, onClose }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const again = useReauth();
  const reread = useReread();
  const now = useNow();
  const { toProfessionalCents, sentCents, toClientCents } = shares;
  const form = useForm({
    initial: { reason: '' },
    schema: async () => (await import('@parley/contract/jobs/schemas.ts')).Decision,
    read: ({ reason }) => ({
      outcome,
      reason,
      shown: { sentCents, toClientCents },
      ...again.given,
      ...(outcome === 'split' && { toProfessionalCents }),
    }),
    refused: (code) => {
      if (code === 'sums_changed') void revalidate();
      reread();
      return again.refused(code);
    },
    send: (body) => call('POST /api/job/admin/:id/resolve', { params: { id: job.id }, body }),
    done: async () => {
      await revalidate();
      onClose();
    },
    draft: `decide ${job.id}`,
  });
  return (
    <form {...form.props} className="grid gap-6">
      <p className="text-pretty text-ink-2">
        <Trans>
          Your decision is final: the job ends, the money is sent, and both sides are told your reason.
        </Trans>
        {hasAhead(job.appointments, now) && (
          <>
            {' '}
            <Trans>Upcoming consultations are called off.</Trans>
          </>
        )}
      </p>
      <ShareList job={job} shares={shares} />
      <DecisionFields reason={form.field('reason')} again={again} />
      <DialogEnd form={form} confirm={t`Make final decision`} onClose={onClose} />
    </form>
  );
}
