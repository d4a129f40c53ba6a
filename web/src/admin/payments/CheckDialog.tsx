import { MAX_REASON } from '@parley/contract/limits.ts';
import type { AdminPayment } from '@parley/contract/payments/schemas.ts';
import { call } from '../../platform/api.ts';
import { AskDialog, reasonSchema } from '../AskDialog.tsx';

interface Props {
  payment: Pick<AdminPayment, 'jobId' | 'title'>;
  onChange: (payment: AdminPayment) => void;
  onClose: () => void;
}

/** Asks the processor at once how a payment stands. */
export function CheckDialog({ payment: { jobId, title }, onChange, onClose }: Props) {
  return (
    <AskDialog
      title="Check now"
      about={`We ask the payment processor how the payment for “${title}” stands, and update it here. This happens every hour by itself.`}
      label="Your reason"
      help="It goes into the audit log."
      max={MAX_REASON}
      schema={reasonSchema}
      send={(reason) => call('POST /api/payment/admin/check', { body: { jobId, reason } })}
      done={onChange}
      confirm="Check now"
      onClose={onClose}
    />
  );
}
