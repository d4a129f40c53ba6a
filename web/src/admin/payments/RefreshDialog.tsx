import { useLingui } from '@lingui/react/macro';
import type { AdminPayment } from '@parley/contract/payments/schemas.ts';
import { call } from '../../platform/api.ts';
import { ReasonDialog } from '../PromptDialog.tsx';

interface Props {
  payment: Pick<AdminPayment, 'jobId' | 'title'> & Partial<Pick<AdminPayment, 'appointmentId'>>;
  onChange: (payment: AdminPayment) => void;
  onClose: () => void;
}

/** Refreshes a payment from the processor. */
export function RefreshDialog({ payment: { jobId, appointmentId, title }, onChange, onClose }: Props) {
  const { t } = useLingui();
  return (
    <ReasonDialog
      title={t`Check payment now`}
      about={t`We’ll ask the payment processor how the payment for “${title}” and its refunds stand, and update them here.`}
      help={t`Kept in the audit log.`}
      send={(reason) =>
        call('POST /api/payment/admin/check', {
          body: { jobId, appointmentId: appointmentId ?? undefined, reason },
        })
      }
      done={onChange}
      confirm={t`Check payment now`}
      onClose={onClose}
    />
  );
}
