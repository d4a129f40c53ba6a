import type { Limit } from '../auth/limits.ts';
import { takeTry } from '../auth/throttle.ts';
import { daysAfter } from '../platform/clock.ts';
import { inTransaction, type Trx } from '../platform/db.ts';
import type { Actor } from '../platform/guard.ts';
import type { Http } from '../platform/http.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/refuse.ts';
import { RawReply } from '../platform/serve.ts';
import { keyedHash } from '../platform/tokens.ts';
import { calendarText } from './calendar-file.ts';
import {
  calendarTalk,
  calendarTalks,
  dropFeed,
  feedOwner,
  feedVersion,
  lockFeed,
  saveFeed,
} from './queries-calendar.ts';

const DAYS_BACK = 90;
const MOST_TALKS = 1000;
/** Calendars read about once an hour, but many behind one address; a guess would need longer than the universe. */
const READS: Limit = { name: 'calendar feed', free: 600, windowSeconds: 60 * 60 };

/** The address of one's feed; the first look makes it. */
export async function getFeed(platform: Platform, { id }: Actor): Promise<{ url: string }> {
  const version = await feedVersion(platform.db, id);
  return version === null ? makeFeed(platform, id, (known) => known ?? 1) : urlOf(platform, id, version);
}

/** A new address; whoever knows the one before finds nothing there any more. */
export async function renewFeed(platform: Platform, { id }: Actor): Promise<{ url: string }> {
  return makeFeed(platform, id, (known) => (known ?? 0) + 1);
}

async function makeFeed(platform: Platform, userId: string, versionAfter: (known: number | null) => number) {
  return inTransaction(platform.db, async (trx) => {
    const version = versionAfter(await lockFeed(trx, userId));
    const secretHash = hashOf(platform, secretOf(platform, userId, version));
    await saveFeed(trx, { userId, version, secretHash });
    return urlOf(platform, userId, version);
  });
}

/** Whoever has closed or lost their account has no feed. */
export const endFeed = (trx: Trx, userId: string) => dropFeed(trx, userId);

/** Somebody's agreed consultations, for whoever knows the address. */
export async function readFeed(platform: Platform, secret: string, { ip }: Http): Promise<RawReply> {
  await takeTry(platform, READS, ip);
  const userId = found(await feedOwner(platform.db, hashOf(platform, secret)));
  const now = platform.clock.instant();
  const talks = await calendarTalks(platform.db, userId, {
    after: daysAfter(now, -DAYS_BACK),
    limit: MOST_TALKS,
  });
  const { PUBLIC_URL: publicUrl, MAIL_FROM: from } = platform.settings;
  const text = calendarText({ method: 'PUBLISH', talks, publicUrl, from, now });
  // The one private answer that may be kept for a while: readers ask again and again, and nothing else guards them.
  return calendarReply(text, { 'cache-control': 'private, max-age=300' });
}

/** One of the actor's agreed consultations as a file. */
export async function downloadTalk(
  { db, clock, settings }: Platform,
  actor: Actor,
  id: string,
): Promise<RawReply> {
  const talk = found(await calendarTalk(db, id, actor.id));
  const method = talk.isOff ? 'CANCEL' : 'PUBLISH';
  const { PUBLIC_URL: publicUrl, MAIL_FROM: from } = settings;
  const text = calendarText({ method, talks: [talk], publicUrl, from, now: clock.instant() });
  return calendarReply(text, { 'content-disposition': 'attachment; filename="consultation.ics"' });
}

const calendarReply = (text: string, headers: Record<string, string>) =>
  new RawReply(
    { 'content-type': 'text/calendar; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers },
    text,
  );

/** Worked out again whenever it is shown; who reads the database alone cannot. Hex, as it ends at a dot. */
const secretOf = ({ settings }: Platform, userId: string, version: number) =>
  Buffer.from(keyedHash(settings.SECRET, `calendar:${userId}:${version}`), 'base64url').toString('hex');
const hashOf = ({ settings }: Platform, secret: string) =>
  keyedHash(settings.SECRET, `calendar feed:${secret}`);
const urlOf = (platform: Platform, userId: string, version: number) => ({
  url: new URL(`/api/calendar/${secretOf(platform, userId, version)}.ics`, platform.settings.PUBLIC_URL).href,
});
