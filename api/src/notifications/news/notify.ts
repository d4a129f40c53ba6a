import type { NotificationType } from '@parley/contract/notifications/schemas.ts';
import { enqueue } from '../../platform/background/background.ts';
import { minutesAfter, secondsAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { asReader, readerAs } from '../../platform/language/language.ts';
import type { Platform } from '../../platform/platform.ts';
import { timeOf, timesOf } from '../../platform/time-in.ts';
import { readName } from '../../users/read-name.ts';
import { insertNotification, hasUnread } from '../queries.ts';

/**
 * What a sentence can mention: the other person, and times on the reader's clock with its city, since mails are read
 * anywhere.
 */
export interface Words {
  name: string;
  fullName: string;
  when: (instant: string) => string;
}

export interface News {
  to: string;
  /** The other person mentioned. */
  from?: string;
  type: NotificationType;
  /** The screen to act on. */
  url: string;
  say: (words: Words) => string;
  /** Skipped while one of its type that leads to the same page is unread, or only one that says the same as well. */
  once?: 'page' | 'sentence';
  /** When nobody needs it any more: the consultation has begun, the deadline has passed. */
  until?: string;
}

/** How long a user has to read it in the app before it is mailed. */
const MAIL_AFTER_MINUTES = 2;
/** The same before it is pushed to their devices. */
const PUSH_AFTER_SECONDS = 15;

/** Notifies a user in the caller's transaction. */
export async function notify(
  platform: Platform,
  trx: Trx,
  { to, from, type, url, say, once, until }: News,
): Promise<void> {
  const reader = await readName(trx, to);
  const other = from === undefined ? null : await readName(trx, from);
  const otherZone = other?.timeZone ?? null;
  const names = { name: other?.firstName ?? '', fullName: other?.displayName ?? '' };
  const sentence = (when: Words['when']) => asReader(readerAs(reader), () => say({ ...names, when }));
  const message = sentence((instant) => timeOf(reader.timeZone, instant));
  const inMail = sentence((instant) => timesOf(reader.timeZone, otherZone, instant));
  const createdAt = platform.clock.instant();
  const row = { userId: to, type, url, message, createdAt, mailMessage: inMail === message ? null : inMail };
  if (once && (await hasUnread(trx, row, once))) return;
  const id = newId();
  // Security notices are mailed at once, elsewhere.
  const mailAt = type === 'SECURITY' ? null : minutesAfter(createdAt, MAIL_AFTER_MINUTES);
  const pushAt = secondsAfter(createdAt, PUSH_AFTER_SECONDS);
  const news = { ...row, id, mailAt, pushAt, mattersUntil: until ?? null };
  const { inApp, isPushed } = await insertNotification(trx, news);
  if (inApp) platform.live.hint(trx, [to], 'notification', { id });
  if (isPushed) await pushSoon(trx, to);
}

/** Sooner than the next sweep; several within these seconds make one push. */
async function pushSoon(trx: Trx, to: string): Promise<void> {
  await enqueue(trx, 'push_news', {}, { key: `push:${to}`, afterSeconds: PUSH_AFTER_SECONDS });
}
