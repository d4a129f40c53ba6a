import type { FailedMail } from '@parley/contract/admin/schemas.ts';
import { audit } from '../platform/observe/audit.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { requeueMail } from '../platform/mail/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/http/refuse.ts';
import { failedMails } from './queries-mails.ts';

const MAX_LISTED = 100;

export async function listFailedMails({ db }: Platform): Promise<FailedMail[]> {
  return failedMails(db, MAX_LISTED);
}

/** Retries a mail that was given up, once its cause is fixed. */
export async function retryMail(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<Record<never, never>> {
  await inTransaction(platform.db, async (trx) => {
    if (!(await requeueMail(trx, id))) refuse('not_found');
    const subject = { type: 'mail', id };
    await audit(platform, trx, { actorId: actor.id, action: 'mail.retry', subject, reason });
  });
  return {};
}
