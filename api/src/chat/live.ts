import { whyNotWrite, type Writing } from '@parley/contract/chat/rules.ts';
import { CLIENT_MESSAGES } from '@parley/contract/live.ts';
import { handler, type LiveDomain } from '../platform/live/message-handler.ts';
import { found, refuse, refuseIf } from '../platform/http/refuse.ts';
import { otherSideId } from './other-side.ts';
import { chatOf } from './queries.ts';
import { readMessages } from './read-messages.ts';

/** Who can’t write to the other side has no business knowing when they come and go. */
const seesOther = (chat: Writing) => whyNotWrite(chat) === null;

const chatRoom = (jobId: string) => `chat:${jobId}`;

/** Presence, typing and read receipts of a chat; the messages themselves come over HTTP. */
export const chatLive: LiveDomain = {
  handlers: {
    join: handler(CLIENT_MESSAGES.join, async ({ db }, { actor, client, message: { jobId } }) => {
      const chat = found(await chatOf(db, jobId, actor.id));
      const other = otherSideId(chat, actor.id);
      await client.enter(chatRoom(jobId));
      if (!seesOther(chat)) {
        await client.unwatch(other);
        return { lastSeq: chat.lastSeq, isOtherOnline: null };
      }
      await client.watch(other);
      return { lastSeq: chat.lastSeq, isOtherOnline: await client.isOnline(other) };
    }),
    leave: handler(CLIENT_MESSAGES.leave, async (_platform, { client, message: { jobId } }) => {
      await client.leave(chatRoom(jobId));
      return {};
    }),
    typing: handler(CLIENT_MESSAGES.typing, async ({ db }, { actor, client, message: { jobId } }) => {
      refuseIf(whyNotWrite(found(await chatOf(db, jobId, actor.id))));
      if (!client.isIn(chatRoom(jobId))) refuse('forbidden');
      const userId = actor.id;
      client.broadcast(chatRoom(jobId), 'typing', { jobId, userId }, { userId });
      return {};
    }),
    read: handler(CLIENT_MESSAGES.read, (platform, { actor, message: { jobId, upTo } }) =>
      readMessages(platform, actor, jobId, upTo),
    ),
  },
};
