import * as endpoints from '@parley/contract/notifications/endpoints.ts';
import { route } from '../platform/serve.ts';
import { listUnread } from './list-unread.ts';
import { clearAll, markRead } from './mark-read.ts';

export const routes = [
  route(endpoints.unread, (platform, { actor }) => listUnread(platform, actor)),
  route(endpoints.unreadSince, (platform, { actor, query }) => listUnread(platform, actor, query.since)),
  route(endpoints.markRead, (platform, { actor, params }) => markRead(platform, actor, params.id)),
  route(endpoints.clearAll, (platform, { actor }) => clearAll(platform, actor)),
];
