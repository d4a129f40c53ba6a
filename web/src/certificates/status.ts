import { t } from '@lingui/core/macro';
import type { CertificateStatus } from '@parley/contract/certificates/states.ts';
import type { StatusWords } from '../ui/feedback/status-words.ts';

const words = (): Record<CertificateStatus, StatusWords> => ({
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
}): StatusWords {
  return isExpired ? { label: t`Expired`, tone: 'plain' } : words()[status];
}

export const statusName = (status: CertificateStatus) => words()[status].label;
