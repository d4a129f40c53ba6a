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
  everybodysCertificates,
  lockCertificate,
  updateCertificate,
  type CertificateFilter,
} from './queries.ts';

/** Everybody's certificates, those that wait longest first. */
export async function listForAdmins(
  { db, clock }: Platform,
  filter: CertificateFilter,
): Promise<{ items: AdminCertificate[]; nextCursor: string | null }> {
  const rows = await everybodysCertificates(db, clock.instant(), filter);
  const { items, nextCursor } = pageOf(rows, filter.limit, ({ sortKey, id }) => [sortKey, id]);
  return { items: items.map(({ sortKey: _key, ...certificate }) => certificate), nextCursor };
}

interface Decision {
  id: string;
  status: 'VERIFIED' | 'REJECTED';
  reason?: string;
  /** When what was looked at was to be decided by. */
  dueAt?: string | null;
}
const ACTIONS = { VERIFIED: 'verify', REJECTED: 'reject' } as const;

/** An admin verifies or rejects; its owner is told, of a rejection with the reason. */
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
    const told = isRejected ? (reason ?? null) : null;
    const remindAt = !isRejected && expiresOn ? reminderOf(expiresOn, now) : null;
    await updateCertificate(trx, id, { status: move.to, reason: told, dueAt: null, remindAt });
    const subject = { type: 'certificate', id };
    await audit(platform, trx, { actorId: actor.id, action: `certificate.${action}`, subject, reason });
    const event = { certificateId: id, professionalId, name, status: move.to, reason: told };
    await platform.events.emit(platform, trx, 'certificate.decided', event);
    return found(await certificateForAdmin(trx, id, now));
  });
}

/** None for what has expired, or is about to, when it is verified: its owner knows. */
function reminderOf(expiresOn: string, now: string): string | null {
  const at = daysAfter(new Date(`${expiresOn}T00:00:00.000Z`), -EXPIRY_REMINDER_DAYS);
  return at > now ? at : null;
}
