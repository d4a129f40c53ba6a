import type { Move } from '../moves.ts';

export const CERTIFICATE_STATUSES = ['PENDING', 'VERIFIED', 'REJECTED'] as const;
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];
export type CertificateAction = 'verify' | 'reject' | 'change';

/** An admin decides; whatever its owner changes has to be looked at again. */
export const CERTIFICATE_MOVES: readonly Move<CertificateStatus, CertificateAction, 'owner' | 'admin'>[] = [
  { action: 'verify', from: ['PENDING', 'REJECTED'], by: ['admin'], to: 'VERIFIED' },
  { action: 'reject', from: ['PENDING', 'VERIFIED'], by: ['admin'], to: 'REJECTED' },
  { action: 'change', from: ['PENDING', 'VERIFIED', 'REJECTED'], by: ['owner'], to: 'PENDING' },
];

/** An admin has looked at one within so many working days. */
export const DECIDED_WITHIN_WORKING_DAYS = 5;
/** Its owner is told so many days before it expires. */
export const EXPIRY_REMINDER_DAYS = 30;
export const MOST_CERTIFICATES = 30;

/** Whether an admin has yet to decide. */
export const isUndecided = (status: CertificateStatus) => status === 'PENDING';
/** Whether its owner has to know why. */
export const isTurnedDown = (status: CertificateStatus) => status === 'REJECTED';
