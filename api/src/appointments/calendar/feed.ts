import type { Limit } from '../../auth/throttle/limits.ts';
import { takeAttempt } from '../../auth/throttle/throttle.ts';
import { asReader, readerAs } from '../../platform/language/language.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { daysAfter } from '../../platform/clock.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Http } from '../../platform/http/http.ts';
import { hashWith, keyedHashes, sameHash, type Key } from '../../platform/security/keys.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { RawReply } from '../../platform/http/serve.ts';
import { calendarText } from './calendar-file.ts';
import { readName } from '../../users/read-name.ts';
import {
  calendarConsultation,
  calendarConsultations,
  dropFeed,
  feedOwner,
  findFeed,
  lockFeed,
  saveFeed,
  type Feed,
} from './queries-calendar.ts';

const DAYS_BACK = 90;
const MAX_CONSULTATIONS = 1000;
/** Calendar apps read hourly, but many share one address; guessing a secret is hopeless at any rate. */
const FEED_READS: Limit = { name: 'calendar feed', free: 600, windowSeconds: 60 * 60 };

/** The feed's address, created on first use. A secret that no current key made is replaced. */
export async function getFeed(platform: Platform, { id }: Actor): Promise<{ url: string }> {
  const feed = await findFeed(platform.db, id);
  const secret = feed && secretBehind(platform, id, feed);
  return secret === null ? createFeed(platform, id, (known) => known ?? 1) : urlOf(platform, secret);
}

/** Replaces the address; the previous one stops working. */
export async function renewFeed(platform: Platform, { id }: Actor): Promise<{ url: string }> {
  return createFeed(platform, id, (known) => (known ?? 0) + 1);
}

async function createFeed(
  platform: Platform,
  userId: string,
  versionAfter: (known: number | null) => number,
) {
  const [newest] = platform.keys.calendarAddress;
  return inTransaction(platform.db, async (trx) => {
    const known = await lockFeed(trx, userId);
    const version = versionAfter(known && known.version);
    const secret = secretOf(newest, userId, version);
    await saveFeed(trx, { userId, version, secretHash: hashWith(newest, stored(secret)) });
    return urlOf(platform, secret);
  });
}

export const endFeed = (trx: Trx, userId: string) => dropFeed(trx, userId);

/** The agreed consultations, for anyone with the address. */
export async function readFeed(platform: Platform, secret: string, { ip }: Http): Promise<RawReply> {
  await takeAttempt(platform, FEED_READS, networkOf(ip));
  const userId = found(
    await feedOwner(platform.db, keyedHashes(platform.keys.calendarAddress, stored(secret))),
  );
  const now = platform.clock.instant();
  const consultations = await calendarConsultations(platform.db, userId, {
    after: daysAfter(now, -DAYS_BACK),
    limit: MAX_CONSULTATIONS,
  });
  const { PUBLIC_URL: publicUrl, MAIL_FROM: from } = platform.settings;
  // Calendar apps ask for no language, or for their own.
  const owner = readerAs(await readName(platform.db, userId));
  const text = asReader(owner, () =>
    calendarText({ method: 'PUBLISH', consultations, publicUrl, from, now }),
  );
  // The only private response that may be cached: calendar apps poll often, and the address is its only guard.
  return calendarReply(text, { 'cache-control': 'private, max-age=300' });
}

export async function downloadConsultation(
  { db, clock, settings }: Platform,
  actor: Actor,
  id: string,
): Promise<RawReply> {
  const consultation = found(await calendarConsultation(db, id, actor.id));
  const method = consultation.isOff ? 'CANCEL' : 'PUBLISH';
  const { PUBLIC_URL: publicUrl, MAIL_FROM: from } = settings;
  const text = calendarText({ method, consultations: [consultation], publicUrl, from, now: clock.instant() });
  return calendarReply(text, { 'content-disposition': 'attachment; filename="consultation.ics"' });
}

const calendarReply = (text: string, headers: Record<string, string>) =>
  new RawReply(
    { 'content-type': 'text/calendar; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers },
    text,
  );

/** The secret of the current address, by the key that made it; null when that key is gone. */
function secretBehind({ keys }: Platform, userId: string, { version, secretHash }: Feed): string | null {
  const made = keys.calendarAddress.map((key) => ({ key, secret: secretOf(key, userId, version) }));
  return made.find(({ key, secret }) => sameHash(hashWith(key, stored(secret)), secretHash))?.secret ?? null;
}

/** Derived, not stored: the database alone does not reveal it. Hex, because the URL ends it at a dot. */
const secretOf = (key: Key, userId: string, version: number) =>
  Buffer.from(hashWith(key, `address:${userId}:${version}`), 'base64url').toString('hex');
const stored = (secret: string) => `stored:${secret}`;
const urlOf = ({ settings }: Platform, secret: string) => ({
  url: new URL(`/api/calendar/${secret}.ics`, settings.PUBLIC_URL).href,
});
