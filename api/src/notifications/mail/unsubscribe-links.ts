import { KINDS, type NotificationType } from '@parley/contract/notifications/kinds.ts';
import type { Settings } from '../../env.ts';
import { currentReader, i18n } from '../../platform/language/language.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenOf, type Subscription } from './unsubscribe-token.ts';
import { absoluteUrl, notificationSettingsUrl } from '../news/urls.ts';

/** Where people choose what they are emailed about. */
export const settingsLink = (settings: Settings) => ({
  label: i18n.t('Manage email notifications'),
  url: absoluteUrl(settings, notificationSettingsUrl),
});

/** How to unsubscribe from these types: the links at the foot, and the headers that mailboxes act on. */
export function unsubscribeLinks(
  { settings, keys }: Pick<Platform, 'settings' | 'keys'>,
  subscription: Subscription,
) {
  const stop = absoluteUrl(settings, `/unsubscribe/${tokenOf(keys, subscription)}`);
  const label = i18n.t('Unsubscribe from emails about {kinds}', { kinds: listed(subscription.types) });
  return { foot: [settingsLink(settings), { label, url: stop }], headers: unsubscribeHeaders(stop) };
}

/** "messages", "messages and jobs", "messages, jobs, and reviews". */
function listed(types: readonly NotificationType[]): string {
  const words = types.map((type) => i18n.t(KINDS[type].name).toLowerCase());
  return new Intl.ListFormat(currentReader().language, { type: 'conjunction' }).format(words);
}

/** Mailboxes show their own unsubscribe button for these (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (stop: string) => ({
  'List-Unsubscribe': `<${stop}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
