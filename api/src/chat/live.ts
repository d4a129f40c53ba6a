import { CLIENT_SAYS } from '@parley/contract/live.ts';
import { hearing, type LiveDomain } from '../platform/live/message-handler.ts';
import { found, refuse } from '../platform/http/refuse.ts';
import { otherParty } from './parties.ts';
import { chatOf } from './queries.ts';
import { readMessages } from './read-messages.ts';

const chatRoom = (jobId: string) => `chat:${jobId}`;

/** Who is in a chat, who types there and what was read; words themselves come by the calls. */
export const chatLive: LiveDomain = {
  hearings: {
    join: hearing(CLIENT_SAYS.join, async ({ db }, { actor, tab, saying: { jobId } }) => {
      const chat = found(await chatOf(db, jobId, actor.id));
      const other = otherParty(chat, actor.id);
      await tab.enter(chatRoom(jobId));
      await tab.watch(other);
      return { lastSeq: chat.lastSeq, isOtherOnline: await tab.isOnline(other) };
    }),
    leave: hearing(CLIENT_SAYS.leave, async (_platform, { tab, saying: { jobId } }) => {
      await tab.leave(chatRoom(jobId));
      return {};
    }),
    typing: hearing(CLIENT_SAYS.typing, async ({ db }, { actor, tab, saying: { jobId } }) => {
      found(await chatOf(db, jobId, actor.id));
      if (!tab.isIn(chatRoom(jobId))) refuse('forbidden');
      const userId = actor.id;
      tab.tell(chatRoom(jobId), 'typing', { jobId, userId }, { userId });
      return {};
    }),
    read: hearing(CLIENT_SAYS.read, (platform, { actor, saying: { jobId, upTo } }) =>
      readMessages(platform, actor, jobId, upTo),
    ),
  },
};
