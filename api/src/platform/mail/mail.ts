import { z } from 'zod';
import { enqueue, type Background } from '../background/background.ts';
import type { Mails } from '../database/tables.gen.ts';
import type { Trx } from '../database/db.ts';
import { newId } from '../database/id.ts';
import type { MailContent } from './mail-content.ts';
import { deliverDue, deliverMail } from './mail-delivery.ts';
import { deleteOld, deleteUnsent, insertMail, resetMail } from './queries-mails.ts';

/**
 * A mail to one person. `letter()` writes its subject, text and HTML in the product's look; what else it carries
 * (`attachments`, `alternatives`, `headers`) is added to that: `sendMail(trx, { to, ...letter(…), attachments })`.
 */
export interface Mail extends MailContent {
  to: string;
  /** For admins who look for what is wrong; 'account' unless given. A code is of no use once it is over. */
  kind?: Mails['kind'];
  /** Sent only as long as this person may log in. */
  userId?: string;
}

/** Queues a mail in the transaction of what it tells of: if that is undone, nothing is sent. */
export async function sendMail(trx: Trx, mail: Mail): Promise<void> {
  const { to, kind = 'account', userId = null, ...content } = mail;
  const id = newId();
  await insertMail(trx, { id, kind, userId, recipient: to, content: JSON.stringify(content) });
  await enqueue(trx, 'mail', { id });
}

/** Takes back what waits for somebody who may not log in any more. */
export async function unqueueMails(trx: Trx, userId: string): Promise<void> {
  await deleteUnsent(trx, userId);
}

/** Lets a mail that was given up start anew, at once; false where there is none that could. */
export async function requeueMail(trx: Trx, id: string): Promise<boolean> {
  const isThere = await resetMail(trx, id);
  if (isThere) await enqueue(trx, 'mail', { id });
  return isThere;
}

const Queued = z.object({ id: z.string() });

/** Hands mails to the SMTP server: new ones at once, failed ones again when their pause is over. */
export const mailBackground: Background = {
  tasks: { mail: (platform, payload) => deliverMail(platform, Queued.parse(payload).id) },
  sweeps: [deliverDue, ({ db, clock }) => deleteOld(db, clock.instant())],
};
