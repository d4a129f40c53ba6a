import type { Message } from '@parley/contract/chat/schemas.ts';
import type { Person } from '@parley/contract/users/schemas.ts';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { shortName } from '../users/sides.ts';
import { Composer } from './Composer.tsx';
import type { LoadedChat } from './load-chat.ts';
import { firstUnread } from './messages.ts';
import { MessageList } from './MessageList.tsx';
import { Older } from './Older.tsx';
import { useChat } from './use-chat.ts';
import { useChatScroll } from './use-chat-scroll.ts';
import { useReadMarks } from './use-read-marks.ts';

interface Props {
  jobId: string;
  meId: string;
  other: Person;
  first: LoadedChat;
  zone: string;
}

/** The talk of a job in writing: what was said, and the place to say more. It fills the height it is given. */
export function ChatPanel({ jobId, meId, other, first, zone }: Props) {
  const chat = useChat({ jobId, meId, first });
  const { messages, unsent } = chat;
  // Where the news began when one came; it stays there while one reads.
  const [unreadFrom] = useState(() => firstUnread(first.messages, meId)?.seq ?? null);
  useReadMarks(jobId, meId, messages);
  const { box, divider, hasNewBelow, toEnd, onScroll } = useChatScroll(shownOf(messages, unsent, meId));
  const name = shortName(other.displayName);
  const isEmpty = messages.length === 0 && unsent.length === 0;
  return (
    <section aria-label={`Chat with ${name}`} className="relative flex h-full min-h-0 min-w-0 flex-col">
      <div
        ref={box}
        onScroll={onScroll}
        // A stretch that scrolls has to be reached by the keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line [overflow-anchor:none]"
      >
        <Older
          key={messages[0]?.seq}
          hasOlder={chat.hasOlder}
          pending={chat.isLoadingOlder}
          fault={chat.fault}
          onLoad={chat.loadOlder}
          root={box}
        />
        {isEmpty ? (
          <p className="py-10 text-center text-ink-3">Nothing has been said yet. Say hello to {name}.</p>
        ) : (
          <MessageList
            messages={messages}
            unsent={unsent}
            unreadFrom={unreadFrom}
            divider={divider}
            meId={meId}
            zone={zone}
            onRetry={chat.retry}
            onDiscard={chat.discard}
          />
        )}
      </div>
      {hasNewBelow && (
        <div className="pointer-events-none absolute inset-x-0 bottom-24 flex justify-center">
          <button
            type="button"
            onClick={toEnd}
            className="pointer-events-auto inline-flex h-9 items-center gap-2 rounded-full bg-time px-4 text-sm font-semibold text-on-time shadow-float"
          >
            <ArrowDown aria-hidden className="size-4" />
            New words below
          </button>
        </div>
      )}
      <Composer jobId={jobId} name={name} onSend={chat.send} />
    </section>
  );
}

function shownOf(messages: readonly Message[], unsent: readonly { clientMessageId: string }[], meId: string) {
  const last = messages.at(-1);
  const mine = unsent.at(-1);
  return {
    firstSeq: messages[0]?.seq ?? 0,
    lastKey: mine?.clientMessageId ?? String(last?.seq ?? 0),
    endsWithMine: mine !== undefined || last?.sender.id === meId,
  };
}
