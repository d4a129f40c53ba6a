import { moveFor } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import {
  CERTIFICATE_MOVES,
  MAX_CERTIFICATES,
  type CertificateAction,
  type CertificateStatus,
} from './states.ts';

interface CertificateState {
  status: CertificateStatus;
}
type CertificateActor = 'owner' | 'admin';

/** The row of the table by which this can be done with a certificate. */
export const moveOf = ({ status }: CertificateState, action: CertificateAction, by: CertificateActor) =>
  moveFor(CERTIFICATE_MOVES, action, status, [by]);

/** Null when the action is allowed. */
export const whyNot = (
  certificate: CertificateState,
  action: CertificateAction,
  by: CertificateActor,
): RefusalCode | null => (moveOf(certificate, action, by) ? null : 'invalid_transition');

/**
 * Why an admin cannot decide like this; null where they can. A decision counts for what they looked at: `seenDueAt` is the
 * `dueAt` it had then, which a change by its owner or another decision moves; undefined where nobody says.
 */
export function whyNotDecide(
  certificate: CertificateState & { dueAt: string | null },
  action: 'verify' | 'reject',
  seenDueAt: string | null | undefined,
): RefusalCode | null {
  const isStale = seenDueAt !== undefined && msOf(seenDueAt) !== msOf(certificate.dueAt);
  return isStale ? 'invalid_transition' : whyNot(certificate, action, 'admin');
}

const msOf = (instant: string | null) => instant && Date.parse(instant);

/** Null when another certificate may be added. */
export const whyNotAdd = (count: number): RefusalCode | null =>
  count >= MAX_CERTIFICATES ? 'too_many_certificates' : null;
