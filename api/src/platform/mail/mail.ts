import { z } from 'zod';
import { enqueue, type Background } from '../background/background.ts';
import type { Mails } from '../database/tables.gen.ts';
import type { Trx } from '../database/db.ts';
import { newId } from '../database/id.ts';
import type { MailContent } from './mail-content.ts';
import { daysAfter } from '../clock.ts';
import type { Platform } from '../platform.ts';
import { deliverDue, deliverMail } from './mail-delivery.ts';
import { comesBack, deleteOld, deleteUnsent, insertMail, resetMail } from './queries-mails.ts';

/**
 * A mail to one person. `renderMail()` makes its subject, text and HTML; `attachments`, `alternatives` and `headers`
 * are added to that: `sendMail(trx, { to, ...renderMail(…), attachments })`.
 */
export interface Mail extends MailContent {
  to: string;
  /** For the admins' list of failed mails; 'account' by default. A code is useless once expired. */
  kind?: Mails['kind'];
  /** Sent only while this user is not disabled. */
  userId?: string;
}

/**
 * Queues a mail in the caller's transaction: a rollback sends nothing. To an address from which emails come back only
 * codes are sent: by one of them its owner shows that it works again.
 */
export async function sendMail(trx: Trx, mail: Mail): Promise<void> {
  const { to, kind = 'account', userId = null, ...content } = mail;
  if (kind !== 'code' && (await comesBack(trx, to))) return;
  const id = newId();
  await insertMail(trx, { id, kind, userId, recipient: to, content: JSON.stringify(content) });
  await enqueue(trx, 'mail', { id }, { isAwaited: kind === 'code' });
}

/** Deletes the queued mails of a user who was disabled. */
export async function unqueueMails(trx: Trx, userId: string): Promise<void> {
  await deleteUnsent(trx, userId);
}

/** Requeues a mail that was given up; false if there is none to retry. */
export async function requeueMail(trx: Trx, id: string): Promise<boolean> {
  const isThere = await resetMail(trx, id);
  if (isThere) await enqueue(trx, 'mail', { id });
  return isThere;
}

/** Some at once; returns how many. */
function deleteOldMails({ db, clock, installation }: Platform): Promise<number> {
  const { emailsDays } = installation.current().retention;
  return deleteOld(db, daysAfter(clock.instant(), -emailsDays));
}

const Queued = z.object({ id: z.string() });

/** Delivers mails: new ones at once, failed ones after their back-off. */
export const mailBackground: Background = {
  tasks: { mail: (platform, payload) => deliverMail(platform, Queued.parse(payload).id) },
  sweeps: [deliverDue, deleteOldMails],
};
