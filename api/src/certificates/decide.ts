import type { AdminCertificate } from '@parley/contract/certificates/schemas.ts';
import { moveOf, whyNotDecide } from '@parley/contract/certificates/rules.ts';
import { EXPIRY_REMINDER_DAYS } from '@parley/contract/certificates/states.ts';
import { audit } from '../platform/observe/audit.ts';
import { daysAfter } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { pageOf } from '../platform/database/cursor.ts';
import type { Platform } from '../platform/platform.ts';
import { allowed, found } from '../platform/http/refuse.ts';
import {
  certificateForAdmin,
  allCertificates,
  lockCertificate,
  updateCertificate,
  type CertificateFilter,
} from './queries.ts';

/** All certificates, the longest waiting first. */
export async function listForAdmins(
  { db, clock }: Platform,
  filter: CertificateFilter,
): Promise<{ items: AdminCertificate[]; nextCursor: string | null }> {
  const rows = await allCertificates(db, clock.instant(), filter);
  const { items, nextCursor } = pageOf(rows, filter.limit, ({ sortKey, id }) => [sortKey, id]);
  return { items: items.map(({ sortKey: _key, ...certificate }) => certificate), nextCursor };
}

interface Decision {
  id: string;
  status: 'VERIFIED' | 'REJECTED';
  reason?: string;
  /** The `dueAt` the admin saw; it changes when the owner edits or another admin decides. */
  dueAt?: string | null;
}
const ACTIONS = { VERIFIED: 'verify', REJECTED: 'reject' } as const;

/** Verifies or rejects, and notifies the owner, with the reason of a rejection. */
export async function decideCertificate(
  platform: Platform,
  actor: Actor,
  { id, status: wanted, reason, dueAt: seenDueAt }: Decision,
): Promise<AdminCertificate> {
  return inTransaction(platform.db, async (trx) => {
    const now = platform.clock.instant();
    const certificate = found(await lockCertificate(trx, id));
    const { professionalId, name, expiresOn } = certificate;
    const action = ACTIONS[wanted];
    const move = allowed(moveOf(certificate, action, 'admin'), whyNotDecide(certificate, action, seenDueAt));
    const isRejected = action === 'reject';
    const shownReason = isRejected ? (reason ?? null) : null;
    const remindAt = !isRejected && expiresOn ? reminderOf(expiresOn, now) : null;
    await updateCertificate(trx, id, { status: move.to, reason: shownReason, dueAt: null, remindAt });
    const subject = { type: 'certificate', id };
    await audit(platform, trx, { actorId: actor.id, action: `certificate.${action}`, subject, reason });
    const decided = found(await certificateForAdmin(trx, id, now));
    const { hasBadge } = decided;
    const event = { certificateId: id, professionalId, name, status: move.to, hasBadge, reason: shownReason };
    await platform.events.emit(platform, trx, 'certificate.decided', event);
    return decided;
  });
}

/** None if it has expired or is about to: the owner knows. */
function reminderOf(expiresOn: string, now: string): string | null {
  const at = daysAfter(new Date(`${expiresOn}T00:00:00.000Z`), -EXPIRY_REMINDER_DAYS);
  return at > now ? at : null;
}
