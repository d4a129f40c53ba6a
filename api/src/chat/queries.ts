import type { Message } from '@parley/contract/chat/schemas.ts';
import type { Writing } from '@parley/contract/chat/rules.ts';
import { RUNNING_JOB_STATUSES } from '@parley/contract/jobs/states.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import { askPrepared } from '../platform/database/prepared.ts';
import { has } from '../platform/database/text-pattern.ts';
import { blockExists } from '../platform/database/is-blocked.ts';
import { filesJson, homeOfJob, statusOfPlan } from '../files/card.ts';
import { personJson } from '../users/card.ts';

/** Idempotent. */
export async function insertChat(trx: Trx, jobId: string): Promise<void> {
  await trx
    .insertInto('chats')
    .values({ jobId })
    .onConflict((already) => already.doNothing())
    .execute();
}

const allChats = (db: Db, jobId: string | RawBuilder<string>) =>
  db
    .selectFrom('chats as c')
    .innerJoin('jobs as j', 'j.id', 'c.jobId')
    .select(['c.jobId', 'c.lastSeq', 'j.clientId', 'j.professionalId', 'j.title', statusOfPlan.as('status')])
    .where('c.jobId', '=', jobId);

/** Who may read a chat: its two sides. An admin reads it with a reason (admin-chat.ts). */
const chats = (db: Db, jobId: string | RawBuilder<string>, userId: string) =>
  allChats(db, jobId).where((is) =>
    is.or([is('j.clientId', '=', userId), is('j.professionalId', '=', userId)]),
  );

/** Any chat, its sequence counter locked; of a milestone as in `chatOf`. */
export async function lockChatAsAdmin(trx: Trx, jobId: string) {
  return allChats(trx, homeOfJob(jobId)).forUpdate('c').executeTakeFirst();
}

/** The chat of a job; of a milestone, the one of the job that its plan began with. */
export async function chatOf(db: Db, jobId: string, userId: string) {
  const question = chats(db, homeOfJob(jobId), userId).select(
    blockExists(sql`j.client_id`, sql`j.professional_id`).as('isBlocked'),
  );
  const [chat] = await askPrepared(db, 'chat', question);
  return chat;
}

/** What decides about the chats of two people's running jobs. */
export async function writingBetween(
  trx: Trx,
  one: string,
  other: string,
): Promise<(Writing & { jobId: string })[]> {
  return trx
    .selectFrom('jobs as j')
    .select(['j.id as jobId', 'j.status'])
    .select(blockExists(sql`j.client_id`, sql`j.professional_id`).as('isBlocked'))
    .where((is) =>
      is.or([
        is('j.clientId', '=', one).and('j.professionalId', '=', other),
        is('j.clientId', '=', other).and('j.professionalId', '=', one),
      ]),
    )
    .where('j.status', 'in', RUNNING_JOB_STATUSES)
    .execute();
}

/** A chat as in `chatOf`, `for update`: the holder assigns the next sequence number. */
export async function lockChat(trx: Trx, jobId: string, userId: string) {
  const [chat] = await askPrepared(trx, 'locked chat', chats(trx, jobId, userId).forUpdate('c'));
  return chat;
}

const messages = (db: Db) =>
  db
    .selectFrom('messages as m')
    .innerJoin('users as s', 's.id', 'm.senderId')
    .select(['m.id', 'm.jobId', 'm.seq', personJson('s').as('sender'), 'm.body'])
    .select([
      filesJson(sql.ref('m.attachments')).as('attachments'),
      'm.clientMessageId',
      'm.createdAt',
      'm.readAt',
    ]);

export interface MessageQuery {
  before?: number | undefined;
  after?: number | undefined;
  q?: string | undefined;
  limit: number;
}

/** Messages in order: the first ones after a sequence number, else the last ones (before a number). */
export async function messagesOf(db: Db, jobId: string, query: MessageQuery): Promise<Message[]> {
  const page = pageOf(db, jobId, query);
  const rows = await askPrepared(db, nameOf(query), page);
  return rows.toSorted((one, other) => one.seq - other.seq);
}

function pageOf(db: Db, jobId: string, { before, after, q, limit }: MessageQuery) {
  let query = messages(db).where('m.jobId', '=', jobId);
  if (before !== undefined) query = query.where('m.seq', '<', before);
  if (after !== undefined) query = query.where('m.seq', '>', after);
  if (q !== undefined) query = query.where(has(sql`m.body`, q));
  return query.orderBy('m.seq', after === undefined ? 'desc' : 'asc').limit(limit);
}

/** Of the prepared statement: each combination is one. */
const nameOf = ({ before, after, q }: MessageQuery) =>
  `messages${before === undefined ? '' : ' before'}${after === undefined ? '' : ' after'}${q === undefined ? '' : ' with words'}`;

/** The message that this sender already sent under this client id. */
export async function findSentMessage(
  trx: Trx,
  key: { jobId: string; senderId: string; clientMessageId: string },
): Promise<Message | undefined> {
  const question = messages(trx)
    .where('m.jobId', '=', key.jobId)
    .where('m.senderId', '=', key.senderId)
    .where('m.clientMessageId', '=', key.clientMessageId);
  const [message] = await askPrepared(trx, 'sent message', question);
  return message;
}

export interface NewMessageRow {
  id: string;
  jobId: string;
  senderId: string;
  body: string;
  attachments?: string[];
  clientMessageId: string | null;
  createdAt: string;
}

/** Inserts a message with the next sequence number; the caller holds the chat's lock. */
export async function insertMessage(trx: Trx, row: NewMessageRow): Promise<Message> {
  const inserting = trx
    .with('numbered', (db) =>
      db
        .updateTable('chats')
        .set((chat) => ({ lastSeq: chat('lastSeq', '+', 1) }))
        .where('jobId', '=', row.jobId)
        .returning('lastSeq'),
    )
    .insertInto('messages')
    .values((db) => ({ ...row, seq: db.selectFrom('numbered').select('lastSeq') }));
  await inserting.execute();
  return messages(trx).where('m.id', '=', row.id).executeTakeFirstOrThrow();
}

export async function unreadOf(db: Db, jobId: string, userId: string, limit: number): Promise<Message[]> {
  return messages(db)
    .where('m.jobId', '=', jobId)
    .where('m.senderId', '<>', userId)
    .where('m.readAt', 'is', null)
    .orderBy('m.seq')
    .limit(limit)
    .execute();
}

export async function seqOf(trx: Trx, jobId: string, messageId: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('messages')
    .select('seq')
    .where('jobId', '=', jobId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row?.seq;
}

/** Marks the other side's messages up to a number as read; true when any was unread. */
export async function markReadUpTo(
  trx: Trx,
  { jobId, readerId, seq, readAt }: { jobId: string; readerId: string; seq: number; readAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('messages')
    .set({ readAt })
    .where('jobId', '=', jobId)
    .where('senderId', '<>', readerId)
    .where('seq', '<=', seq)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Unread messages by job; jobs without any are left out. */
export async function unreadCounts(db: Db, userId: string): Promise<{ jobId: string; count: number }[]> {
  return db
    .selectFrom('jobs as j')
    .innerJoin('messages as m', 'm.jobId', 'j.id')
    .select(['m.jobId', sql<number>`count(*)`.as('count')])
    .where((is) => is.or([is('j.clientId', '=', userId), is('j.professionalId', '=', userId)]))
    .where('m.senderId', '<>', userId)
    .where('m.readAt', 'is', null)
    .groupBy('m.jobId')
    .execute();
}

export async function unreadCountIn(db: Db, jobId: string, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(sql<number>`count(*)`.as('count'))
    .where('jobId', '=', jobId)
    .where('senderId', '<>', userId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
