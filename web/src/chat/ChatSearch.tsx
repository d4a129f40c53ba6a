import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@parley/contract/chat/schemas.ts';
import { MAX_PAGE_SIZE } from '@parley/contract/limits.ts';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../platform/api.ts';
import { useNow } from '../platform/now.ts';
import type { Result } from '../platform/result.ts';
import { limitSearch } from '../platform/form/limit-search.ts';
import { nearDay, timeText } from '../time/format.ts';
import { Button } from '../ui/Button.tsx';
import { formText } from '../ui/form/form-text.ts';
import { shortName } from '../users/short-name.ts';
import { previewText } from './messages/messages.ts';

interface Props {
  jobId: string;
  meId: string;
  zone: string;
  /** Scrolls to a message; false when it could not be loaded. */
  onPick: (seq: number) => Promise<boolean>;
  onClose: () => void;
}

type Found = Result<{ messages: Message[]; nextCursor: string | null }>;

/** Searches one chat, the latest first; each result leads to its message. */
export function ChatSearch({ jobId, meId, zone, onPick, onClose }: Props) {
  const { t } = useLingui();
  const [found, setFound] = useState<Found | null>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const id = useId();

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = formText(new FormData(event.currentTarget), 'q');
    if (q === '' || pending) return;
    setPending(true);
    setError(null);
    setFound(
      await call('GET /api/chat/job/:jobId', { params: { jobId }, query: { q, limit: MAX_PAGE_SIZE } }),
    );
    setPending(false);
  }
  async function pick(seq: number) {
    setPending(true);
    const isThere = await onPick(seq);
    setPending(false);
    setError(isThere ? null : t`We couldn’t open this message. Try again.`);
  }
  return (
    <search className="border-t border-line">
      <form onSubmit={(event) => void search(event)} className="flex items-center gap-2 py-2">
        <label htmlFor={id} className="sr-only">
          <Trans>Search this chat</Trans>
        </label>
        <input
          id={id}
          type="search"
          name="q"
          // Its button was pressed just now.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onInput={limitSearch}
          autoComplete="off"
          placeholder={t`Search this chat`}
          enterKeyHint="search"
          onKeyDown={({ key }) => {
            if (key === 'Escape') onClose();
          }}
          className="min-h-11 md:min-h-10 min-w-0 flex-1 rounded-md border border-line-strong bg-sheet px-3 text-[1rem] outline-none focus-visible:border-ink"
        />
        <Button type="submit" small pending={pending}>
          <Trans>Search</Trans>
        </Button>
        <Button kind="plain" small onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </form>
      <output className="block text-sm text-ink-3 not-empty:pb-2">
        {pending ? t`Searching…` : found && resultText(found)}
      </output>
      {error && (
        <p role="alert" className="pb-2 text-sm text-bad">
          {error}
        </p>
      )}
      {found?.ok && found.data.messages.length > 0 && (
        <ol className="max-h-60 overflow-y-auto overscroll-contain border-t border-line">
          {found.data.messages.toReversed().map((message) => (
            <Hit
              key={message.id}
              message={message}
              isMine={message.sender.id === meId}
              zone={zone}
              onPick={() => void pick(message.seq)}
            />
          ))}
        </ol>
      )}
    </search>
  );
}

interface HitProps {
  message: Message;
  isMine: boolean;
  zone: string;
  onPick: () => void;
}

function Hit({ message, isMine, zone, onPick }: HitProps) {
  const now = useNow();
  const { t } = useLingui();
  const { sender, createdAt } = message;
  return (
    <li className="border-b border-line last:border-0">
      <button type="button" onClick={onPick} className="block w-full px-1 py-2 text-left hover:bg-well">
        <span className="flex items-baseline justify-between gap-3 text-xs text-ink-3">
          <span>{isMine ? t`You` : shortName(sender.displayName)}</span>
          <time dateTime={createdAt}>
            {nearDay(createdAt, zone, now)}, {timeText(createdAt, zone)}
          </time>
        </span>
        <span className="line-clamp-2 text-sm wrap-anywhere">{previewText(message)}</span>
      </button>
    </li>
  );
}

function resultText(found: Found): string {
  if (!found.ok) return found.message;
  const { messages, nextCursor } = found.data;
  if (messages.length === 0) return t`No results. Try other words.`;
  const most = MAX_PAGE_SIZE;
  if (nextCursor !== null) return t`Showing the latest ${most} results.`;
  const count = messages.length;
  return plural(count, { one: '# message', other: '# messages' });
}
