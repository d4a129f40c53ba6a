import { useLingui } from '@lingui/react/macro';
import type { Message } from '@parley/contract/chat/schemas.ts';
import { Prose } from '../../ui/Prose.tsx';
import { MessageAttachments } from './MessageAttachments.tsx';

const SHAPES = {
  mine: 'rounded-br-sm bg-ink text-on-ink',
  theirs: 'rounded-bl-sm bg-well',
};

interface Props {
  message: Message;
  isMine: boolean;
  note: string | null;
  /** When it was sent, shown on hover. */
  sentAt: string;
  /** Whether a search has led here. */
  isMarked?: boolean;
}

/** One message; its side shows whose it is, and screen readers hear the name. */
export function MessageBubble({ message, isMine, note, sentAt, isMarked = false }: Props) {
  const { t } = useLingui();
  return (
    <div
      title={sentAt}
      className={`flex max-w-[85%] min-w-0 flex-col sm:max-w-[70%] ${isMine ? 'items-end self-end' : 'items-start self-start'}`}
    >
      <span className="sr-only">{isMine ? t`You` : message.sender.displayName}: </span>
      {message.body !== '' && (
        <div
          className={`mt-1 min-w-0 rounded-lg px-3.5 py-2 ${isMine ? SHAPES.mine : SHAPES.theirs} ${isMarked ? 'outline-2 outline-offset-2 outline-time' : ''}`}
        >
          <Prose text={message.body} />
        </div>
      )}
      <MessageAttachments files={message.attachments} />
      {note && <p className="pt-1 pb-2 text-xs text-ink-3 tabular-nums">{note}</p>}
    </div>
  );
}
