import { useLingui } from '@lingui/react/macro';
import type { AdminPayment } from '@parley/contract/payments/schemas.ts';
import { call } from '../../platform/api.ts';
import { ReasonDialog } from '../PromptDialog.tsx';

interface Props {
  payment: Pick<AdminPayment, 'jobId' | 'title'> & Partial<Pick<AdminPayment, 'appointmentId' | 'tipId'>>;
  onChange: (payment: AdminPayment) => void;
  onClose: () => void;
}

/** Refreshes a payment from the processor. */
export function RefreshDialog({ payment, onChange, onClose }: Props) {
  const { t } = useLingui();
  const { jobId, appointmentId, tipId, title } = payment;
  return (
    <ReasonDialog
      draft={`check payment ${tipId ?? appointmentId ?? jobId}`}
      title={t`Check payment now`}
      about={t`We’ll ask the payment processor how the payment for “${title}” and its refunds stand, and update them here.`}
      help={t`Kept in the audit log.`}
      send={(reason) =>
        call('POST /api/payment/admin/check', {
          body: { jobId, appointmentId: appointmentId ?? undefined, tipId: tipId ?? undefined, reason },
        })
      }
      done={onChange}
      confirm={t`Check payment now`}
      onClose={onClose}
    />
  );
}
