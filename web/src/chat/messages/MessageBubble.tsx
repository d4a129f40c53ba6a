import { useLingui } from '@lingui/react/macro';
import type { Message } from '@parley/contract/chat/schemas.ts';
import { Flag } from 'lucide-react';
import { truncated } from '../../platform/page-meta.ts';
import { Prose } from '../../ui/Prose.tsx';
import { MessageAttachments } from './MessageAttachments.tsx';
import { previewText } from './messages.ts';

/** How much of a message tells it from the others, in characters. */
const QUOTED = 60;

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
  onReport?: () => void;
}

/** One message; its side shows whose it is, and screen readers hear the name. */
export function MessageBubble({ message, isMine, note, sentAt, isMarked = false, onReport }: Props) {
  const { t } = useLingui();
  const text = truncated(previewText(message), QUOTED);
  return (
    <div
      title={sentAt}
      className={`message flex max-w-[85%] min-w-0 flex-col sm:max-w-[70%] ${isMine ? 'items-end self-end' : 'items-start self-start'}`}
    >
      <span className="sr-only">{isMine ? t`You` : message.sender.displayName}: </span>
      <div className="flex max-w-full min-w-0 items-start gap-1">
        <div className={`flex min-w-0 flex-col ${isMine ? 'items-end' : 'items-start'}`}>
          {message.body !== '' && (
            <div
              className={`mt-1 min-w-0 rounded-lg px-3.5 py-2 ${isMine ? SHAPES.mine : SHAPES.theirs} ${isMarked ? 'outline-2 outline-offset-2 outline-time' : ''}`}
            >
              <Prose text={message.body} />
            </div>
          )}
          <MessageAttachments files={message.attachments} />
        </div>
        {onReport && (
          // With a mouse it shows on the way to it; a finger has no way, so it stays.
          <button
            type="button"
            aria-label={t`Report this message: ${text}`}
            title={t`Report this message`}
            className="mt-0.5 grid size-11 shrink-0 md:mt-2 md:size-8 place-items-center rounded-full text-ink-3 in-[.message:hover]:opacity-100 hover:bg-well hover:text-ink focus-visible:opacity-100 pointer-fine:opacity-0"
            onClick={onReport}
          >
            <Flag aria-hidden className="size-3.5" />
          </button>
        )}
      </div>
      {note && <p className="pt-1 pb-2 text-xs text-ink-3 tabular-nums">{note}</p>}
    </div>
  );
}
