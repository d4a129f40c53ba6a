import { sql } from 'kysely';
import type { Mails } from '../database/tables.gen.ts';
import type { Db, Trx } from '../database/db.ts';
import { deleteSome } from '../database/delete-some.ts';
import { sameEmail } from './same-email.ts';

interface NewMail {
  id: string;
  kind: Mails['kind'];
  userId: string | null;
  recipient: string;
  content: string;
}
/** A mail claimed by this process. */
export interface ClaimedMail {
  id: string;
  kind: Mails['kind'];
  recipient: string;
  content: object;
  createdAt: string;
  /** Attempts, this one included. */
  tries: number;
}

/** Whether emails to this address came back, for good. */
export async function comesBack(trx: Trx, address: string): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where(sameEmail(address))
    .where('bouncedAt', 'is not', null)
    .executeTakeFirst();
  return user !== undefined;
}

export async function insertMail(trx: Trx, mail: NewMail): Promise<void> {
  await trx
    .insertInto('mails')
    .values({ ...mail, createdAt: new Date() })
    .execute();
}

/** The back-off: minutes after each attempt; none follow the last. */
export const RETRY_MINUTES = [1, 5, 30, 120, 480, 1440] as const;

/**
 * Claims due mails, one by id or any; `skip locked` keeps other processes away. Claiming also schedules the next
 * attempt, so a process that dies while sending only delays it.
 */
export async function claimMails(
  db: Db,
  { now, id = null, limit }: { now: string; id?: string | null; limit: number },
): Promise<ClaimedMail[]> {
  const { rows } = await sql<ClaimedMail>`
    update mails m set tries = m.tries + 1,
      try_at = ${now}::timestamptz
        + (${sql.val([...RETRY_MINUTES])}::int[])[least(m.tries + 1, ${RETRY_MINUTES.length})] * interval '1 minute'
    where m.id in (
      select w.id from mails w
      where w.sent_at is null and w.given_up_at is null and (w.try_at is null or w.try_at <= ${now})
        and (${id}::uuid is null or w.id = ${id}::uuid)
        and (w.user_id is null or exists (select 1 from users u where u.id = w.user_id and u.disabled_at is null))
      order by w.try_at nulls first, w.id limit ${limit} for update skip locked)
    returning m.id, m.kind, m.recipient, m.content, m.created_at, m.tries`.execute(db);
  return rows;
}

/** Deletes the content of a sent mail. */
export async function markSent(db: Db, id: string, at: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sentAt: at, content: null, error: null })
    .where('id', '=', id)
    .execute();
}

export async function markFailed(db: Db, id: string, error: string): Promise<void> {
  await db.updateTable('mails').set({ error }).where('id', '=', id).execute();
}

/** Ends the attempts; content that would be useless later is deleted. */
export async function markGivenUp(
  db: Db,
  id: string,
  { at, error, isUseless }: { at: string; error: string; isUseless: boolean },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ givenUpAt: at, error, ...(isUseless && { content: null }) })
    .where('id', '=', id)
    .execute();
}

/** Resets a mail that was given up; false if there is none to retry. */
export async function resetMail(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mails')
    .set({ givenUpAt: null, tryAt: null, tries: 0 })
    .where('id', '=', id)
    .where('givenUpAt', 'is not', null)
    .where('content', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteUnsent(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('mails').where('userId', '=', userId).where('sentAt', 'is', null).execute();
}

/** Some at once; returns how many. */
export async function deleteOld(db: Db, before: string): Promise<number> {
  return deleteSome(db, 'mails', sql`(sent_at < ${before} or given_up_at < ${before})`);
}
