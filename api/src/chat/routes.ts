import * as endpoints from '@parley/contract/chat/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { readAsAdmin, writeAsAdmin } from './admin-chat.ts';
import { countUnread, countUnreadOfJob, unreadMessages } from './count-unread.ts';
import { listMessages } from './list-messages.ts';
import { readMessages } from './read-messages.ts';
import { sendMessage } from './send-message.ts';

export const routes = [
  route(endpoints.listMessages, (platform, { actor, params, query }) =>
    listMessages(platform, actor, params.jobId, query),
  ),
  route(endpoints.sendMessage, async (platform, { actor, body, http }) => {
    const { message, isNew } = await sendMessage(platform, actor, body);
    http.status(isNew ? 201 : 200);
    return message;
  }),
  route(endpoints.unreadMessages, (platform, { actor, params }) =>
    unreadMessages(platform, actor, params.jobId),
  ),
  route(endpoints.readMessages, (platform, { actor, params, body }) =>
    readMessages(platform, actor, params.jobId, body.upTo),
  ),
  route(endpoints.unreadCountOfJob, (platform, { actor, params }) =>
    countUnreadOfJob(platform, actor, params.jobId),
  ),
  route(endpoints.unreadCount, (platform, { actor }) => countUnread(platform, actor)),
  route(endpoints.adminMessages, (platform, { actor, params, query }) =>
    readAsAdmin(platform, actor, params.jobId, query),
  ),
  route(endpoints.writeAsAdmin, async (platform, { actor, params, body, http }) => {
    const { message, isNew } = await writeAsAdmin(platform, actor, { ...params, ...body });
    http.status(isNew ? 201 : 200);
    return message;
  }),
];
