import type { NotificationType } from '@parley/contract/notifications/schemas.ts';
import { cityOf } from '@parley/contract/time.ts';
import type { Trx } from '../platform/db.ts';
import { newId } from '../platform/id.ts';
import type { Platform } from '../platform/platform.ts';
import { timeIn } from '../platform/time-in.ts';
import { readName } from '../users/find-person.ts';
import { insertNotification, isWaiting } from './queries.ts';

/** What a sentence can name: the other person, and a time on the reader's own clock, with its city: they may read it elsewhere. */
export interface Words {
  name: string;
  fullName: string;
  when: (instant: string) => string;
}

export interface News {
  to: string;
  /** The other person it speaks of. */
  from?: string;
  type: NotificationType;
  /** The screen to act on. */
  url: string;
  say: (words: Words) => string;
  /** Not again while one that leads to the same screen is unread. */
  once?: boolean;
}

/** Tells somebody what happened, in the transaction in which it happens. */
export async function tell(
  platform: Platform,
  trx: Trx,
  { to, from, type, url, say, once }: News,
): Promise<void> {
  const reader = await readName(trx, to);
  const other = from === undefined ? null : await readName(trx, from);
  const message = say({
    name: other?.firstName ?? '',
    fullName: other?.displayName ?? '',
    when: (instant) => `${timeIn(reader.timeZone, instant)} (${cityOf(reader.timeZone)})`,
  });
  const row = { userId: to, type, url, message, createdAt: platform.clock.instant() };
  if (once && (await isWaiting(trx, row))) return;
  const id = newId();
  await insertNotification(trx, { ...row, id });
  platform.live.hint(trx, [to], 'notification', { id });
}
