import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Person } from '@parley/contract/users/schemas.ts';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { CutOff } from '../users/blocks/BlockedNotice.tsx';
import { shortName } from '../users/short-name.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { ChatSearch } from './ChatSearch.tsx';
import { Composer } from './composer/Composer.tsx';
import { DropFiles } from './composer/DropFiles.tsx';
import { MessageAnnouncer } from './messages/MessageAnnouncer.tsx';
import { firstUnread } from './messages/messages.ts';
import { MessageList } from './messages/MessageList.tsx';
import { rowsOf } from './messages/rows.ts';
import type { Chat } from './use-chat.ts';
import type { MessageFiles } from './composer/use-message-files.ts';
import { useVirtualMessages } from './messages/use-virtual-messages.ts';
import { usePresence, useTyping } from './use-presence.ts';
import { useReadMarks } from './messages/use-read-marks.ts';

interface Props {
  jobId: string;
  meId: string;
  other: Person;
  chat: Chat;
  zone: string;
  /** Those of the message that is being written. */
  files: MessageFiles;
  /** Beside the search. */
  menu?: ReactNode;
  /** Reports a message of the other side. */
  onReport?: (messageId: string) => void;
}

/** The chat of a job: its messages and the composer. It fills the height it is given. */
export function ChatPanel({ jobId, meId, other, chat, zone, files, menu, onReport }: Props) {
  const { t } = useLingui();
  const { messages, unsent, isUp, isOpen, isBlocked } = chat;
  const canWrite = isOpen && !isBlocked;
  const { isOnline, isTyping } = usePresence(jobId, other.id, isUp && canWrite);
  const onType = useTyping(jobId);
  // The first unread message when the page was opened; its mark stays while reading.
  const [newFrom, setNewFrom] = useState(() => firstUnread(messages, meId)?.seq ?? null);
  const [marked, setMarked] = useState<{ seq: number } | null>(null);
  const [isSearching, setSearching] = useState(false);
  const rows = useMemo(
    () => rowsOf(messages, unsent, { meId, zone, newFrom }),
    [messages, unsent, meId, zone, newFrom],
  );
  const canLoad = chat.hasOlder && chat.error === null;
  const { box, list, unseen, toNews, onScroll, onKeyDown } = useVirtualMessages({
    rows,
    messages,
    meId,
    newFrom,
    marked,
    onNewMessages: (seq) => setNewFrom(seq),
    onNearTop: () => void (canLoad && chat.loadOlder()),
  });
  useReadMarks({ jobId, meId, messages, isUp, onRead: chat.markRead });
  const name = shortName(other.displayName);
  const searchButton = useRef<HTMLButtonElement>(null);
  const closeSearch = () => {
    setSearching(false);
    searchButton.current?.focus();
  };

  async function goTo(seq: number): Promise<boolean> {
    if (!(await chat.loadBackTo(seq))) return false;
    setMarked({ seq });
    return true;
  }
  return (
    <section aria-label={t`Chat with ${name}`} className="h-full min-h-0 min-w-0">
      <DropFiles isOpen={canWrite} onAdd={files.add}>
        <ChatHeader
          name={name}
          isUp={isUp}
          isOnline={isOnline}
          isSearching={isSearching}
          onSearch={() => setSearching(!isSearching)}
          searchButton={searchButton}
          menu={menu}
        />
        {isSearching && (
          <ChatSearch jobId={jobId} meId={meId} zone={zone} onPick={goTo} onClose={closeSearch} />
        )}
        <div className="relative flex min-h-0 flex-1 flex-col">
          {/* It only scrolls, also by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div
            ref={box}
            onScroll={onScroll}
            onKeyDown={onKeyDown}
            // A scrolling area has to be reachable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="relative flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain border-t border-line [overflow-anchor:none] [&>:first-child]:mt-auto"
          >
            {rows.length === 0 ? (
              <p className="mb-auto py-10 text-center text-ink-3">
                {canWrite ? t`No messages yet. Say hello to ${name}.` : t`No messages.`}
              </p>
            ) : (
              <MessageList
                rows={rows}
                list={list}
                zone={zone}
                marked={marked?.seq ?? null}
                onReport={onReport}
                onRetry={chat.retry}
                onDiscard={chat.discard}
              />
            )}
          </div>
          <OlderStatus chat={chat} />
          {unseen > 0 && <NewBelow count={unseen} onGo={toNews} />}
        </div>
        <MessageAnnouncer messages={messages} meId={meId} />
        <output className="block h-5 text-xs text-ink-3">{isTyping && t`${name} is typing`}</output>
        {canWrite && <Composer jobId={jobId} name={name} files={files} onSend={chat.send} onType={onType} />}
        {isOpen && isBlocked && (
          <div className="pb-2">
            <CutOff person={other} />
          </div>
        )}
        {!isOpen && <ChatClosed />}
      </DropFiles>
    </section>
  );
}

/** Instead of the composer, once the job has ended. */
function ChatClosed() {
  return (
    <p className="border-t border-line pt-3 pb-2 text-ink-3">
      <Trans>This job has ended, so its chat is closed. You can still read it here.</Trans>
    </p>
  );
}

/** While older messages are loading, or failed to load. */
function OlderStatus({ chat }: { chat: Chat }) {
  const { isLoadingOlder, error, loadOlder } = chat;
  if (!isLoadingOlder && error === null) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-2 z-10 flex justify-center">
      <div className="pointer-events-auto flex items-center gap-3 rounded-full border border-line bg-sheet py-1 pr-2 pl-4 text-sm shadow-float">
        {error === null ? (
          <output className="py-1 pr-2 text-ink-3">
            <Trans>Loading....</Trans>
          </output>
        ) : (
          <>
            <span role="alert" className="text-bad">
              {error}
            </span>
            <Button kind="plain" small pending={isLoadingOlder} onClick={() => void loadOlder()}>
              <Trans>Try again</Trans>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function NewBelow({ count, onGo }: { count: number; onGo: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 z-10 flex justify-center">
      <button
        type="button"
        onClick={onGo}
        className="pointer-events-auto inline-flex min-h-11 md:min-h-9 items-center gap-2 rounded-full bg-time px-4 text-sm font-semibold text-on-time shadow-float"
      >
        <ArrowDown aria-hidden className="size-4" />
        <Plural value={count} one="# new message" other="# new messages" />
      </button>
    </div>
  );
}
