import type { Message } from '@parley/contract/chat/schemas.ts';
import { Fragment, type RefObject } from 'react';
import { useNow } from '../platform/now.ts';
import { dayHeading, timeText } from '../time/format.ts';
import { Bubble } from './Bubble.tsx';
import { byDay, type Day, endsRun, lastRead } from './messages.ts';
import type { Unsent } from './outbox.ts';
import { UnsentBubble } from './UnsentBubble.tsx';

interface Props {
  messages: readonly Message[];
  unsent: readonly Unsent[];
  /** Number of the first message that was new when one came. */
  unreadFrom: number | null;
  divider: RefObject<HTMLLIElement | null>;
  meId: string;
  zone: string;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** What was said, day by day; what comes meanwhile is read out. */
export function MessageList({ messages, unsent, onRetry, onDiscard, ...shown }: Props) {
  const read = lastRead(messages, shown.meId)?.seq ?? null;
  return (
    <div role="log" aria-label="Messages" className="flex min-h-full flex-col justify-end">
      <ol className="flex flex-col px-1 pb-4">
        {byDay(messages, shown.zone).map((day) => (
          <DayOfWords key={day.date} day={day} readSeq={read} {...shown} />
        ))}
        {unsent.map((entry) => (
          <UnsentBubble
            key={entry.clientMessageId}
            entry={entry}
            onRetry={() => onRetry(entry.clientMessageId)}
            onDiscard={() => onDiscard(entry.clientMessageId)}
          />
        ))}
      </ol>
    </div>
  );
}

type DayProps = Pick<Props, 'unreadFrom' | 'divider' | 'meId' | 'zone'> & {
  day: Day;
  readSeq: number | null;
};

function DayOfWords({ day, unreadFrom, divider, meId, zone, readSeq }: DayProps) {
  const now = useNow();
  const { messages } = day;
  return (
    <>
      <li className="self-center pt-5 pb-2 text-xs text-ink-3">
        {dayHeading(messages[0]?.createdAt ?? now, zone, now)}
      </li>
      {messages.map((message, index) => {
        const isMine = message.sender.id === meId;
        const isRead = message.seq === readSeq && message.readAt !== null;
        const ends = endsRun(message, messages[index + 1]);
        return (
          <Fragment key={message.id}>
            {message.seq === unreadFrom && <NewHere divider={divider} />}
            <Bubble message={message} isMine={isMine} note={noteOf(message, { isRead, ends, zone })} />
          </Fragment>
        );
      })}
    </>
  );
}

function NewHere({ divider }: Pick<Props, 'divider'>) {
  return (
    <li ref={divider} className="my-3 flex items-center gap-3 text-xs font-semibold text-time-ink">
      <span aria-hidden className="h-px flex-1 bg-time" />
      New
      <span aria-hidden className="h-px flex-1 bg-time" />
    </li>
  );
}

function noteOf(
  { createdAt, readAt }: Message,
  { isRead, ends, zone }: { isRead: boolean; ends: boolean; zone: string },
): string | null {
  const read = isRead && readAt !== null ? `read ${timeText(readAt, zone)}` : null;
  if (!ends) return read;
  const at = timeText(createdAt, zone);
  return read === null ? at : `${at} · ${read}`;
}
