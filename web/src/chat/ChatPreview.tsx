import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ChatPage, Message } from '@parley/contract/chat/schemas.ts';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import type { Result } from '../platform/result.ts';
import { agoText } from '../time/ago.ts';
import { LinkButton } from '../ui/Button.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { previewText } from './messages/messages.ts';
import { shortName } from '../users/short-name.ts';

interface Props {
  jobId: string;
  chat: Result<ChatPage>;
  unreadCount: number;
  meId: string;
  otherName: string;
}

/** The last messages of a job's chat, and the link to it. */
export function ChatPreview({ jobId, chat, unreadCount, meId, otherName }: Props) {
  const { t } = useLingui();
  const name = shortName(otherName);
  return (
    <div>
      {!chat.ok && <LoadError title={t`We couldn’t load the chat`} refusal={chat} />}
      {chat.ok && chat.data.messages.length === 0 && (
        <p className="pt-4 text-ink-3">
          {chat.data.isOpen && !chat.data.isBlocked
            ? t`No messages yet. Say hello to ${name}.`
            : t`No messages.`}
        </p>
      )}
      <ul>
        {chat.ok &&
          chat.data.messages.map((message) => (
            <Line key={message.id} message={message} isMine={message.sender.id === meId} />
          ))}
      </ul>
      <div className="pt-4">
        <LinkButton kind="quiet" small to={paths.chat(jobId)}>
          {unreadCount > 0 ? (
            <Plural value={unreadCount} one="Read # new message" other="Read # new messages" />
          ) : (
            <Trans>Open chat</Trans>
          )}
        </LinkButton>
      </div>
    </div>
  );
}

function Line({ message, isMine }: { message: Message; isMine: boolean }) {
  const now = useNow();
  const { t } = useLingui();
  const name = isMine ? t`You` : shortName(message.sender.displayName);
  const isNew = !isMine && message.readAt === null;
  return (
    <li className="border-b border-line py-3">
      <p className="flex items-baseline justify-between gap-3 text-sm text-ink-3">
        <span className={isNew ? 'font-semibold text-time-ink' : ''}>{isNew ? t`${name}, new` : name}</span>
        <time dateTime={message.createdAt}>{agoText(message.createdAt, now)}</time>
      </p>
      <p className="line-clamp-2 wrap-anywhere">{previewText(message)}</p>
    </li>
  );
}
