import type { PostingChange, PostingFields } from '@parley/contract/job-postings/schemas.ts';
import type { PostingStatus } from '@parley/contract/job-postings/states.ts';
import type { z } from 'zod';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/db.ts';
import { hiresFor } from './card.ts';

export type Fields = z.output<typeof PostingFields>;
export type Change = z.output<typeof PostingChange>;

export interface PostingRow {
  id: string;
  clientId: string;
  title: string;
  status: PostingStatus;
  startBy: string | null;
  openings: number;
  attachments: string[];
}

const columns = ['id', 'clientId', 'title', 'status', 'startBy', 'openings', 'attachments'] as const;

/** How many a client has open; whoever asks after this waits until the transaction is over. */
export async function lockOpenPostings(trx: Trx, clientId: string): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', clientId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('jobPostings')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('clientId', '=', clientId)
    .where('status', '=', 'OPEN')
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** `for update`. */
export async function lockPosting(trx: Trx, id: string): Promise<PostingRow | undefined> {
  return trx.selectFrom('jobPostings').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function lockOwnPosting(
  trx: Trx,
  id: string,
  clientId: string,
): Promise<PostingRow | undefined> {
  return trx
    .selectFrom('jobPostings')
    .select(columns)
    .where('id', '=', id)
    .where('clientId', '=', clientId)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function hiresOf(trx: Trx, postingId: string): Promise<number> {
  const { rows } = await sql<{ hires: number }>`select ${hiresFor(sql`${postingId}::uuid`)} as hires`.execute(
    trx,
  );
  return rows[0]?.hires ?? 0;
}

interface Deadlines {
  closesAt: string;
  remindAt: string;
}

export async function insertPosting(
  trx: Trx,
  posting: Fields & Deadlines & { id: string; clientId: string; createdAt: string },
): Promise<void> {
  await trx
    .insertInto('jobPostings')
    .values({ ...posting, status: 'OPEN' })
    .execute();
}

export async function updatePosting(trx: Trx, { id, ...change }: Change & Deadlines): Promise<void> {
  await trx.updateTable('jobPostings').set(change).where('id', '=', id).execute();
}

export async function setStatus(
  trx: Trx,
  id: string,
  status: PostingStatus,
  deadlines: Deadlines | null,
): Promise<void> {
  const { closesAt, remindAt } = deadlines ?? { closesAt: null, remindAt: null };
  await trx.updateTable('jobPostings').set({ status, closesAt, remindAt }).where('id', '=', id).execute();
}

export async function setRemoved(trx: Trx, id: string, removedAt: string): Promise<void> {
  await trx.updateTable('jobPostings').set({ removedAt }).where('id', '=', id).execute();
}

/** Closed postings have no deadlines. */
export async function moveDeadlines(trx: Trx, id: string, deadlines: Deadlines): Promise<void> {
  await trx
    .updateTable('jobPostings')
    .set(deadlines)
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .execute();
}

/** Due postings, `for update skip locked`. */
export async function lockDuePostings(trx: Trx, now: string, limit: number): Promise<PostingRow[]> {
  return trx
    .selectFrom('jobPostings')
    .select(columns)
    .where('status', '=', 'OPEN')
    .where('closesAt', '<=', now)
    .orderBy('closesAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Claims the reminders that are due. */
export async function claimReminders(
  trx: Trx,
  now: string,
  limit: number,
): Promise<{ id: string; clientId: string; title: string; closesAt: string | null }[]> {
  const due = trx
    .selectFrom('jobPostings')
    .select('id')
    .where('status', '=', 'OPEN')
    .where('remindAt', '<=', now)
    .where('closesAt', '>', now)
    .orderBy('remindAt')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return trx
    .updateTable('jobPostings')
    .set({ remindAt: null })
    .where('id', 'in', due)
    .returning(['id', 'clientId', 'title', 'closesAt'])
    .execute();
}

/** Locked in one order, against deadlocks. */
export async function lockOpenPostingsOf(trx: Trx, clientId: string): Promise<PostingRow[]> {
  return trx
    .selectFrom('jobPostings')
    .select(columns)
    .where('clientId', '=', clientId)
    .where('status', '=', 'OPEN')
    .orderBy('id')
    .forUpdate()
    .execute();
}
