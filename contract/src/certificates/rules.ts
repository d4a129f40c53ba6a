import { moveFor } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import {
  CERTIFICATE_MOVES,
  MOST_CERTIFICATES,
  type CertificateAction,
  type CertificateStatus,
} from './states.ts';

/** Why this cannot be done with a certificate; null where it can. */
export function whyNot(
  { status }: { status: CertificateStatus },
  action: CertificateAction,
  by: 'owner' | 'admin',
): RefusalCode | null {
  return moveFor(CERTIFICATE_MOVES, action, status, [by]) ? null : 'invalid_transition';
}

/** Why somebody with so many certificates cannot add one; null where they can. */
export const whyNotAdd = (count: number): RefusalCode | null =>
  count >= MOST_CERTIFICATES ? 'too_many_certificates' : null;
