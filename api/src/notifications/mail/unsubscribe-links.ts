import { KINDS, type NotificationType } from '@parley/contract/notifications/kinds.ts';
import type { Settings } from '../../env.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenOf, type Subscription } from './unsubscribe-link.ts';
import { inFull, notificationSettingsUrl } from '../news/urls.ts';

/** Where one chooses kind by kind. */
export const chooseLink = (settings: Settings) => ({
  label: 'Choose what we mail you',
  url: inFull(settings, notificationSettingsUrl),
});

/** How somebody gets no more mails of these kinds: by the small print, and by what mailboxes show of their own. */
export function wayOut({ settings, keys }: Pick<Platform, 'settings' | 'keys'>, subscription: Subscription) {
  const stop = inFull(settings, `/unsubscribe/${tokenOf(keys, subscription)}`);
  const label = `No more mails about ${listed(subscription.types)}`;
  return { foot: [chooseLink(settings), { label, url: stop }], headers: unsubscribeHeaders(stop) };
}

/** "messages", "messages and jobs", "messages, jobs and reviews". */
function listed(types: readonly NotificationType[]): string {
  const words = types.map((type) => KINDS[type].name.toLowerCase());
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** Mailboxes show a way out of their own by these (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (stop: string) => ({
  'List-Unsubscribe': `<${stop}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
