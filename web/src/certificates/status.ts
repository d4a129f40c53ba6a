import { t } from '@lingui/core/macro';
import type { CertificateStatus } from '@parley/contract/certificates/states.ts';
import type { StatusLabel } from '../ui/feedback/status-label.ts';

const labels = (): Record<CertificateStatus, StatusLabel> => ({
  PENDING: { label: t`Under review`, tone: 'time' },
  VERIFIED: { label: t`Verified`, tone: 'good' },
  REJECTED: { label: t`Not verified`, tone: 'bad' },
});

/** A certificate's status; expired wins over all others. */
export function certificateStatus({
  status,
  isExpired,
}: {
  status: CertificateStatus;
  isExpired: boolean;
}): StatusLabel {
  return isExpired ? { label: t`Expired`, tone: 'plain' } : labels()[status];
}

export const statusName = (status: CertificateStatus) => labels()[status].label;
