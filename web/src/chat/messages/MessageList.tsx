import { Trans, useLingui } from '@lingui/react/macro';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useNow } from '../../platform/now.ts';
import { dayTimeText } from '../../time/format.ts';
import { dayHeading } from '../../time/long-dates.ts';
import { MessageBubble } from './MessageBubble.tsx';
import type { Row } from './rows.ts';
import { UnsentBubble } from './UnsentBubble.tsx';

interface Props {
  rows: readonly Row[];
  list: Virtualizer<HTMLDivElement, Element>;
  zone: string;
  /** Number of the message that a search has opened. */
  marked: number | null;
  /** Reports a message of the other side. */
  onReport?: (id: string) => void;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** The visible rows of a chat, in a list as high as all of them. `MessageAnnouncer` reads out new ones. */
export function MessageList({ rows, list, ...shown }: Props) {
  const { t } = useLingui();
  return (
    <div role="log" aria-live="off" aria-label={t`Messages`}>
      <ol className="relative" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={key}
                ref={list.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={rows.length}
                className="absolute inset-x-0 top-0 flex flex-col px-1"
                style={{ transform: `translateY(${start}px)` }}
              >
                <Line row={row} {...shown} />
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}

function Line({
  row,
  zone,
  marked,
  onReport,
  onRetry,
  onDiscard,
}: Omit<Props, 'rows' | 'list'> & { row: Row }) {
  const now = useNow();
  if (row.kind === 'day')
    return <p className="self-center pt-5 pb-2 text-xs text-ink-3">{dayHeading(row.at || now, zone, now)}</p>;
  if (row.kind === 'new') return <NewHere />;
  if (row.kind === 'message')
    return (
      <MessageBubble
        message={row.message}
        isMine={row.isMine}
        note={row.note}
        sentAt={dayTimeText(row.message.createdAt, zone)}
        isMarked={row.message.seq === marked}
        onReport={onReport && !row.isMine ? () => onReport(row.message.id) : undefined}
      />
    );
  const { entry } = row;
  return (
    <UnsentBubble
      entry={entry}
      onRetry={() => onRetry(entry.clientMessageId)}
      onDiscard={() => onDiscard(entry.clientMessageId)}
    />
  );
}

function NewHere() {
  return (
    <p className="my-3 flex items-center gap-3 text-xs font-semibold text-time-ink">
      <span aria-hidden className="h-px flex-1 bg-time" />
      <Trans>New messages</Trans>
      <span aria-hidden className="h-px flex-1 bg-time" />
    </p>
  );
}
