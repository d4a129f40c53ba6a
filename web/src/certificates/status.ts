import type { CertificateStatus } from '@parley/contract/certificates/states.ts';
import type { StatusWords } from '../ui/feedback/status-words.ts';

const WORDS: Record<CertificateStatus, StatusWords> = {
  PENDING: { label: 'Being checked', tone: 'time' },
  VERIFIED: { label: 'Verified', tone: 'good' },
  REJECTED: { label: 'Not verified', tone: 'bad' },
};

/** How a certificate stands; what has expired is said so, whatever it was. */
export function certificateStatus({
  status,
  isExpired,
}: {
  status: CertificateStatus;
  isExpired: boolean;
}): StatusWords {
  return isExpired ? { label: 'Expired', tone: 'plain' } : WORDS[status];
}

export const statusName = (status: CertificateStatus) => WORDS[status].label;
