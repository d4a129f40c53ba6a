import type { Move } from '../moves.ts';

export const CERTIFICATE_STATUSES = ['PENDING', 'VERIFIED', 'REJECTED'] as const;
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];
export type CertificateAction = 'verify' | 'reject' | 'change';

/** An admin decides; any change by its owner needs a new review. */
export const CERTIFICATE_MOVES: readonly Move<CertificateStatus, CertificateAction, 'owner' | 'admin'>[] = [
  { action: 'verify', from: ['PENDING', 'REJECTED'], by: ['admin'], to: 'VERIFIED' },
  { action: 'reject', from: ['PENDING', 'VERIFIED'], by: ['admin'], to: 'REJECTED' },
  { action: 'change', from: ['PENDING', 'VERIFIED', 'REJECTED'], by: ['owner'], to: 'PENDING' },
];

/** An admin decides within this many working days. */
export const REVIEW_WITHIN_WORKING_DAYS = 5;
/** Its owner is reminded this many days before it expires. */
export const EXPIRY_REMINDER_DAYS = 30;
export const MAX_CERTIFICATES = 30;

/** Whether it still needs an admin’s decision. */
export const isPendingReview = (status: CertificateStatus) => status === 'PENDING';
/** Whether its owner is shown a reason. */
export const isRejected = (status: CertificateStatus) => status === 'REJECTED';
