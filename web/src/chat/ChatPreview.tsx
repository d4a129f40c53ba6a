import type { ChatPage, Message } from '@parley/contract/chat/schemas.ts';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import type { Result } from '../platform/result.ts';
import { agoText } from '../time/format.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Unloaded } from '../ui/feedback/Unloaded.tsx';
import { lineOf } from './messages/messages.ts';
import { shortName } from '../users/short-name.ts';

interface Props {
  jobId: string;
  chat: Result<ChatPage>;
  unreadCount: number;
  meId: string;
  otherName: string;
}

/** The last words of a job's chat, and the way into it. */
export function ChatPreview({ jobId, chat, unreadCount, meId, otherName }: Props) {
  return (
    <div>
      {!chat.ok && <Unloaded title="We could not load the chat" refusal={chat} />}
      {chat.ok && chat.data.messages.length === 0 && (
        <p className="pt-4 text-ink-3">
          {chat.data.isOpen
            ? `Nothing has been said yet. Say hello to ${shortName(otherName)}.`
            : 'Nothing was said here.'}
        </p>
      )}
      <ul>
        {chat.ok &&
          chat.data.messages.map((message) => (
            <Line key={message.id} message={message} isMine={message.sender.id === meId} />
          ))}
      </ul>
      <div className="pt-4">
        <LinkButton kind={unreadCount > 0 ? 'strong' : 'quiet'} small to={paths.chat(jobId)}>
          {unreadCount > 0 ? `Read ${unreadCount} new` : 'Open the chat'}
        </LinkButton>
      </div>
    </div>
  );
}

function Line({ message, isMine }: { message: Message; isMine: boolean }) {
  const now = useNow();
  const isNew = !isMine && message.readAt === null;
  return (
    <li className="border-b border-line py-3">
      <p className="flex items-baseline justify-between gap-3 text-sm text-ink-3">
        <span className={isNew ? 'font-semibold text-time-ink' : ''}>
          {isMine ? 'You' : shortName(message.sender.displayName)}
          {isNew && ', new'}
        </span>
        <time dateTime={message.createdAt}>{agoText(message.createdAt, now)}</time>
      </p>
      <p className="line-clamp-2 wrap-anywhere">{lineOf(message)}</p>
    </li>
  );
}
