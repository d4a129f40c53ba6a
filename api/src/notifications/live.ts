import { CLIENT_MESSAGES } from '@parley/contract/live.ts';
import { viewRoom } from '../platform/live/live.ts';
import { handler, type LiveDomain } from '../platform/live/message-handler.ts';

/** Which of somebody's tabs are in view. */
export const notificationsLive: LiveDomain = {
  handlers: {
    view: handler(CLIENT_MESSAGES.view, async (_platform, { actor, client, message: { isInView } }) => {
      await (isInView ? client.enter(viewRoom(actor.id)) : client.leave(viewRoom(actor.id)));
      return {};
    }),
  },
};
