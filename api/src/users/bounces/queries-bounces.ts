import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { sameEmail } from '../../platform/mail/same-email.ts';

/** To whom a mail of ours went. */
export async function recipientOf(db: Db, mailId: string): Promise<string | undefined> {
  const mail = await db.selectFrom('mails').select('recipient').where('id', '=', mailId).executeTakeFirst();
  return mail?.recipient;
}

interface Kept {
  email: string;
  at: string;
  reason: string;
}

/** False if nobody has this address. */
export async function stopMails(trx: Trx, { email, at, reason }: Kept): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ bouncedAt: sql`coalesce(bounced_at, ${at})`, bounceReason: reason })
    .where(sameEmail(email))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countSoftBounce(trx: Trx, { email, reason }: Omit<Kept, 'at'>): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ softBounces: sql`soft_bounces + 1`, bounceReason: reason })
    .where(sameEmail(email))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
