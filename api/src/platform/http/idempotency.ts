import { sql } from 'kysely';
import type { Background } from '../background/background.ts';
import { hoursAfter } from '../clock.ts';
import { inTransaction, type Db, type Trx } from '../database/db.ts';
import { deleteSome } from '../database/delete-some.ts';
import { isKeyedHash, keyedHash } from '../security/keys.ts';
import type { Platform } from '../platform.ts';
import { Refusal, refuse, refuseField } from './refuse.ts';

/** A write request with an Idempotency-Key. */
export interface IdempotentCall {
  userId: string;
  key: string;
  /** Method and path, as in the contract. */
  call: string;
  request: object;
  /** The response's status, once the work is done. */
  status(): number;
  /** Sets the status that the first response had. */
  answerWith(status: number): void;
}

/** Thrown for a repeated request: answer with the stored reply. */
export class ReplayedReply extends Error {
  readonly status: number;
  readonly data: unknown;

  constructor(status: number, data: unknown) {
    super('answered before');
    this.status = status;
    this.data = data;
  }
}

export function checkIdempotencyKey(key: string): string {
  if (key.length > 255 || key === '')
    refuseField('idempotency-key', /*i18n*/ 'Use a key of 1 to 255 characters.');
  return key;
}

/**
 * Runs the work of a request in one transaction, which also claims its key and stores the reply: all or nothing.
 * Concurrent repeats wait for the first one and throw `ReplayedReply`.
 */
export async function inIdempotentTransaction<T>(
  platform: Platform,
  work: (inside: Platform, trx: Trx) => Promise<T>,
): Promise<T> {
  const { idempotent } = platform;
  return inTransaction(platform.db, async (trx) => {
    const inside = { ...platform, db: trx, idempotent: null };
    if (!idempotent) return work(inside, trx);
    if (!(await claim(trx, platform, idempotent)))
      throw replayOf(await findStoredReply(trx, platform, idempotent));
    const data = await work(inside, trx).catch((error: unknown) =>
      releaseKeyIfRefused(trx, idempotent, error),
    );
    await storeReply(trx, idempotent, data);
    return data;
  });
}

/**
 * Throws `ReplayedReply` if the request was answered before. For routes with their own transactions: call it before
 * any side effect.
 */
export async function replayIfAnswered(platform: Platform): Promise<void> {
  const { db, idempotent } = platform;
  const first = idempotent && (await findStoredReply(db, platform, idempotent));
  if (first) throw replayOf(first);
}

/**
 * Runs a request again at every repeat: repeating it is harmless, and its reply may hold a secret. Only the key is
 * stored, so that a different request with the same key is still refused, and the status, which a repeat has too.
 */
export async function withoutReplay<T>(platform: Platform, work: () => Promise<T>): Promise<T> {
  const { db, idempotent } = platform;
  if (!idempotent) return work();
  const first = await findStoredReply(db, platform, idempotent);
  const data = await work();
  const status = first ? first.status : await firstStatus(platform, idempotent);
  if (status !== null) idempotent.answerWith(status);
  return data;
}

/** The status that this key has from now on: of two repeats at the same moment one is first. */
async function firstStatus(platform: Platform, idempotent: IdempotentCall): Promise<number | null> {
  const status = idempotent.status();
  if (await claim(platform.db, platform, idempotent, status)) return status;
  const first = await rowOf(platform.db, idempotent).select(['call', 'status']).executeTakeFirst();
  return first?.call === idempotent.call ? first.status : status;
}

type StoredReply = { status: number | null; reply: object | null };

/** Stored as a keyed hash: some requests hold passwords, and a plain hash could be brute-forced. */
const textOf = ({ request }: IdempotentCall) => JSON.stringify(request);

/** True for the first request with this key; waits for a concurrent one's transaction. The status, if it is known. */
async function claim(
  db: Db,
  { keys }: Platform,
  idempotent: IdempotentCall,
  status: number | null = null,
): Promise<boolean> {
  const { userId, key, call } = idempotent;
  const row = await db
    .insertInto('idempotencyKeys')
    .values({
      userId,
      key,
      call,
      requestHash: keyedHash(keys.idempotency, textOf(idempotent)),
      status,
      createdAt: new Date(),
    })
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** The stored reply of this key; refuses `idempotency_conflict` if the request differs. */
async function findStoredReply(
  db: Db,
  { keys }: Platform,
  idempotent: IdempotentCall,
): Promise<StoredReply | undefined> {
  const first = await rowOf(db, idempotent).selectAll().executeTakeFirst();
  if (
    first &&
    (first.call !== idempotent.call || !isKeyedHash(keys.idempotency, textOf(idempotent), first.requestHash))
  )
    refuse('idempotency_conflict');
  return first;
}

/** The row may have been deleted after its 24 hours in between: the client may retry. */
function replayOf(first: StoredReply | undefined): Error {
  return first?.status == null
    ? new Refusal('unavailable', [], 1)
    : new ReplayedReply(first.status, first.reply);
}

const rowOf = (db: Db, { userId, key }: IdempotentCall) =>
  db.selectFrom('idempotencyKeys').where('userId', '=', userId).where('key', '=', key);

async function storeReply(trx: Trx, idempotent: IdempotentCall, data: unknown): Promise<void> {
  await trx
    .updateTable('idempotencyKeys')
    .set({ status: idempotent.status(), reply: JSON.stringify(data) })
    .where('userId', '=', idempotent.userId)
    .where('key', '=', idempotent.key)
    .execute();
}

/** A refusal with `keepsWork` commits, so its key is removed here; a rollback removes it otherwise. */
async function releaseKeyIfRefused(
  trx: Trx,
  { userId, key }: IdempotentCall,
  error: unknown,
): Promise<never> {
  if (error instanceof Refusal && error.keepsWork)
    await trx.deleteFrom('idempotencyKeys').where('userId', '=', userId).where('key', '=', key).execute();
  throw error;
}

const KEPT_HOURS = 24;

/** Deletes old keys; real time, which their clients use. */
export const idempotencyBackground: Background = {
  sweeps: [
    ({ db }) => deleteSome(db, 'idempotencyKeys', sql`created_at < ${hoursAfter(new Date(), -KEPT_HOURS)}`),
  ],
};
