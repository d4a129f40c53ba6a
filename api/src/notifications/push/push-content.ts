import { createHash } from 'node:crypto';
import { KINDS } from '@parley/contract/notifications/kinds.ts';
import { daysAfter } from '../../platform/clock.ts';
import { i18n } from '../../platform/language/language.ts';
import { historyUrl } from '../news/urls.ts';
import { excerpt } from '../news/words.ts';
import type { DueNotification } from '../queries-due.ts';

/** What a browser is pushed, and shows as it is: no more than the panel and the email say. */
export interface PushContent {
  title: string;
  body: string;
  url: string;
  /** A newer one with the same tag replaces it on screen. */
  tag: string;
}
export interface Push {
  /** Of one topic only the newest is delivered (RFC 8030: up to 32 letters of base64url). */
  topic: string;
  content: PushContent;
  notificationIds: string[];
  expiresAt: string;
}

const BODY_LENGTH = 240;
/** What nobody was reached with for a day stands in the history, and was emailed. */
const KEPT_DAYS = 1;

/** One push for everything that is due, however much waited. */
export function pushOf(due: readonly [DueNotification, ...DueNotification[]], now: string): Push {
  const [first] = due;
  const several = due.length > 1;
  const url = several ? `${historyUrl}?unread=true` : (first.url ?? historyUrl);
  const topic = createHash('sha256').update(url).digest('base64url').slice(0, 22);
  const title = several
    ? i18n.t('{count} new notifications', { count: due.length })
    : i18n.t(KINDS[first.type].name);
  const body = excerpt(due.map(({ text }) => text).join(' '), BODY_LENGTH);
  return {
    topic,
    content: { title, body, url, tag: topic },
    notificationIds: due.map(({ id }) => id),
    expiresAt: expiryOf(due, daysAfter(now, KEPT_DAYS)),
  };
}

/** No later than the last of them matters. */
function expiryOf(due: readonly DueNotification[], latest: string): string {
  const ends = due.map(({ mattersUntil }) => mattersUntil ?? latest);
  const last = ends.reduce((one, other) => (one > other ? one : other));
  return last < latest ? last : latest;
}
