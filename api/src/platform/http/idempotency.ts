import type { Background } from '../background/background.ts';
import { hoursAfter } from '../clock.ts';
import { inTransaction, type Db, type Trx } from '../database/db.ts';
import { isKeyedHash, keyedHash } from '../security/keys.ts';
import type { Platform } from '../platform.ts';
import { Refusal, refuse, refuseField } from './refuse.ts';

/** A write with the Idempotency-Key that its caller gave it. */
export interface IdempotentCall {
  userId: string;
  key: string;
  /** Method and path, as in the contract. */
  call: string;
  request: object;
  /** The status of the answer, once the work is done. */
  status(): number;
}

/** Ends a repeated call: there is nothing left to do but to give the first answer again. */
export class ReplayedReply extends Error {
  readonly status: number;
  readonly data: unknown;

  constructor(status: number, data: unknown) {
    super('answered before');
    this.status = status;
    this.data = data;
  }
}

/** Refuses keys that we do not keep. */
export function checkIdempotencyKey(key: string): string {
  if (key.length > 255 || key === '')
    refuseField('idempotency-key', /*i18n*/ 'Use a key of 1 to 255 characters.');
  return key;
}

/**
 * Does the whole work of a call in one transaction, which also claims the call's key and keeps the answer: either all of
 * it happened or nothing. Repeats at the same time wait for the first one; throws `FirstAnswer` for them.
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

/** Throws `FirstAnswer` when a call has been answered already: before what its own transaction does not undo. */
export async function replayIfAnswered(platform: Platform): Promise<void> {
  const { db, idempotent } = platform;
  const first = idempotent && (await findStoredReply(db, platform, idempotent));
  if (first) throw replayOf(first);
}

/**
 * Does a call whose repeat is harmless, and whose answer may hold a secret, again each time. Only that it was made is
 * kept, so that another request under its key is still refused.
 */
export async function withoutReplay<T>(platform: Platform, work: () => Promise<T>): Promise<T> {
  const { db, idempotent } = platform;
  if (idempotent) await findStoredReply(db, platform, idempotent);
  const data = await work();
  if (idempotent) await claim(db, platform, idempotent);
  return data;
}

type StoredReply = { status: number | null; reply: object | null };

/** Compared by a keyed hash: some requests hold passwords, which nobody may try out on a plain one. */
const textOf = ({ request }: IdempotentCall) => JSON.stringify(request);

/** True for the first call with this key. While another one's transaction is under way, waits for its end. */
async function claim(db: Db, { keys }: Platform, idempotent: IdempotentCall): Promise<boolean> {
  const { userId, key, call } = idempotent;
  const row = await db
    .insertInto('idempotencyKeys')
    .values({
      userId,
      key,
      call,
      requestHash: keyedHash(keys.idempotency, textOf(idempotent)),
      createdAt: new Date(),
    })
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** The earlier call with this key, if any; refuses `idempotency_conflict` when it was another request. */
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

/** A row that was there a moment ago and is gone was swept up after its 24 hours: the caller may try again. */
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

/** A refusal that keeps what was done leaves no key behind either; every other failure undoes it with the rest. */
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

/** Old keys go; real time, as their callers' clocks run in it. */
export const idempotencyBackground: Background = {
  sweeps: [
    async ({ db }) => {
      const gone = await db
        .deleteFrom('idempotencyKeys')
        .where('createdAt', '<', hoursAfter(new Date(), -KEPT_HOURS))
        .executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
  ],
};
