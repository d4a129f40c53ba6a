import * as endpoints from '@parley/contract/notifications/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { changePreferences, readPreferences } from './preferences.ts';
import { listNotifications } from './list-notifications.ts';
import { listUnread } from './list-unread.ts';
import { clearAll, markRead } from './mark-read.ts';
import { readPush, subscribePush, unsubscribePush } from './push/subscribe.ts';
import { changeQuietHours, readQuietHours } from './quiet-hours/quiet-hours.ts';
import { readSubscription, switchMails } from './mail/unsubscribe.ts';

export const routes = [
  route(endpoints.unread, (platform, { actor }) => listUnread(platform, actor)),
  route(endpoints.unreadSince, (platform, { actor, query }) => listUnread(platform, actor, query.since)),
  route(endpoints.history, (platform, { actor, query }) => listNotifications(platform, actor, query)),
  route(endpoints.markRead, (platform, { actor, params }) => markRead(platform, actor, params.id)),
  route(endpoints.clearAll, (platform, { actor }) => clearAll(platform, actor)),
  route(endpoints.settings, (platform, { actor }) => readPreferences(platform, actor)),
  route(endpoints.changeSettings, (platform, { actor, body }) => changePreferences(platform, actor, body)),
  route(endpoints.quietHours, (platform, { actor }) => readQuietHours(platform, actor)),
  route(endpoints.changeQuietHours, (platform, { actor, body }) => changeQuietHours(platform, actor, body)),
  route(endpoints.push, (platform, { actor }) => readPush(platform, actor)),
  route(endpoints.subscribePush, (platform, { actor, body }) => subscribePush(platform, actor, body)),
  route(endpoints.unsubscribePush, (platform, { actor }) => unsubscribePush(platform, actor)),
  route(endpoints.subscription, (platform, { params }) => readSubscription(platform, params.token)),
  route(endpoints.unsubscribe, (platform, { params }) => switchMails(platform, params.token, false)),
  route(endpoints.subscribeAgain, (platform, { params }) => switchMails(platform, params.token, true)),
];
