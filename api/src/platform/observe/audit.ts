import type { Trx } from '../database/db.ts';
import { newId } from '../database/id.ts';
import type { Platform } from '../platform.ts';

export interface AuditInput {
  actorId: string;
  action: string;
  subject: { type: string; id: string | null };
  reason?: string | null;
}

/** Appends an audit entry in the caller's transaction; entries are never changed. */
export async function audit(
  { clock }: Platform,
  trx: Trx,
  { actorId, action, subject, reason = null }: AuditInput,
): Promise<void> {
  await trx
    .insertInto('auditEntries')
    .values({
      id: newId(),
      at: clock.instant(),
      actorId,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      reason,
    })
    .execute();
}
