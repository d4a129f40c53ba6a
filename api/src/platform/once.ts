import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Background } from './background.ts';
import { hoursAfter } from './clock.ts';
import type { Db } from './db.ts';
import type { Platform } from './platform.ts';
import { refuse, refuseField } from './refuse.ts';

/** A creating call with the key its caller gave it. */
interface Keyed {
  userId: string;
  key: string;
  call: string;
  request: object;
}

const WAIT_MS = 50;
const PATIENCE = 100;
/** No call takes so long: one that has not ended by then never will. */
const ABANDONED_SECONDS = 60;

/**
 * Does the work of a keyed call once: a repeat of the same request gets the first answer, another request with the same
 * key is refused. A call that failed leaves no trace, so it may be tried again. Keys are kept for 24 hours.
 */
export async function once(
  platform: Platform,
  keyed: Keyed,
  reply: FastifyReply,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (keyed.key.length > 255 || keyed.key === '')
    refuseField('idempotency-key', 'Give a key of 1 to 255 characters.');
  if (!(await claim(platform.db, keyed))) return firstAnswer(platform.db, keyed, reply);
  let data: unknown;
  try {
    data = await work();
  } catch (error) {
    await surely(platform, () => forget(platform.db, keyed));
    throw error;
  }
  await surely(platform, () => keep(platform.db, keyed, reply.statusCode, data));
  return data;
}

/** Does it now or, should the database be away, as soon as it is back: a key that nobody settles would block its caller. */
async function surely(platform: Platform, settle: () => Promise<void>): Promise<void> {
  await settle().catch(() => void again(platform, settle));
}

async function again({ log }: Platform, settle: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < ABANDONED_SECONDS; tries += 1) {
    await pause(1000, undefined, { ref: false });
    const isSettled = await settle().then(
      () => true,
      () => false,
    );
    if (isSettled) return;
  }
  log.warn('a key of a creating call could not be settled');
}

const hashOf = ({ request }: Keyed) =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** True for the first call with this key, or when the first one ended with its process and nobody knows how. */
async function claim(db: Db, keyed: Keyed): Promise<boolean> {
  const { userId, key, call } = keyed;
  const given = { call, requestHash: hashOf(keyed), createdAt: new Date() };
  const row = await db
    .insertInto('idempotencyKeys')
    .values({ userId, key, ...given })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'key'])
        .doUpdateSet(given)
        .where('idempotencyKeys.status', 'is', null)
        .where(
          'idempotencyKeys.createdAt',
          '<',
          new Date(Date.now() - ABANDONED_SECONDS * 1000).toISOString(),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** The answer of the first call, once it is there; both may be under way at once. */
async function firstAnswer(db: Db, keyed: Keyed, reply: FastifyReply): Promise<unknown> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    const first = await rowOf(db, keyed).selectAll().executeTakeFirst();
    // The first one failed and left: this one is the first now, but only its caller's next try may find out
    if (!first) return refuse('unavailable');
    if (first.call !== keyed.call || first.requestHash !== hashOf(keyed))
      return refuse('idempotency_conflict');
    if (first.status !== null) {
      void reply.code(first.status);
      return first.reply;
    }
    await pause(WAIT_MS);
  }
  return refuse('unavailable');
}

const rowOf = (db: Db, { userId, key }: Keyed) =>
  db.selectFrom('idempotencyKeys').where('userId', '=', userId).where('key', '=', key);

async function keep(db: Db, { userId, key }: Keyed, status: number, data: unknown): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ status, reply: JSON.stringify(data) })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute();
}

async function forget(db: Db, { userId, key }: Keyed): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('userId', '=', userId).where('key', '=', key).execute();
}

const KEPT_HOURS = 24;

/** Old keys go; real time, as their callers' clocks run in it. */
export const onceBackground: Background = {
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
