import { Trans, useLingui } from '@lingui/react/macro';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { MAX_CHAT_MESSAGE } from '@parley/contract/limits.ts';
import { groupDigits } from '@parley/contract/numbers.ts';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { pastedFiles } from '../../files/drop-and-paste.ts';
import { clearDraft, saveDraft, readDraft } from '../../platform/form/draft.ts';
import { Button } from '../../ui/Button.tsx';
import { focusFallback } from '../../ui/form/focus-fallback.ts';
import { isComposing } from '../../ui/use-shortcuts.ts';
import { PendingAttachments, AttachButton } from './PendingAttachments.tsx';
import type { MessageFiles } from './use-message-files.ts';

interface Props {
  jobId: string;
  /** What to call the other side. */
  name: string;
  files: MessageFiles;
  onSend: (body: string, attachments: readonly Stored[]) => void;
  onType: () => void;
}

const NEAR = MAX_CHAT_MESSAGE - 1_000;

// A keyboard on the screen has no Shift+Enter: its Enter starts a new line, and the button beside it sends.
const hasTouchKeyboard = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** The composer: Enter sends, Shift+Enter starts a new line. The draft survives a reload. */
export function Composer({ jobId, name, files, onSend, onType }: Props) {
  const { t } = useLingui();
  const draft = `chat ${jobId}`;
  const [body, setBody] = useState(() => readDraft(draft, { body: '' }).body);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = body.trim();
  const isTooLong = text.length > MAX_CHAT_MESSAGE;
  const { isBusy } = files.uploads;

  function write(next: string) {
    setBody(next);
    saveDraft(draft, { body: next });
    if (next.trim() !== '') onType();
  }
  function send() {
    if ((text === '' && files.files.length === 0) || isTooLong || isBusy) return;
    onSend(text, files.files);
    setBody('');
    clearDraft(draft);
    files.clear();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    if (hasTouchKeyboard() && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    send();
  }
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = pastedFiles(event.clipboardData);
    if (pasted.length === 0) return;
    event.preventDefault();
    files.add(pasted);
  }
  const why = isBusy ? t`A file is still uploading.` : null;
  const [length, most] = [groupDigits(text.length), groupDigits(MAX_CHAT_MESSAGE)];
  return (
    <form
      ref={focusFallback}
      className="pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        send();
        // For the next message: on phones the keyboard stays.
        field.current?.focus();
      }}
    >
      <PendingAttachments files={files} />
      <div className="flex items-end gap-1 rounded-lg border border-line-strong bg-sheet p-1.5 has-[textarea:focus-visible]:border-ink">
        <AttachButton onAdd={files.add} />
        <label htmlFor={id} className="sr-only">
          <Trans>Message {name}</Trans>
        </label>
        <textarea
          ref={field}
          id={id}
          value={body}
          dir="auto"
          rows={1}
          placeholder={t`Message ${name}`}
          aria-describedby={`${id}-help`}
          aria-invalid={isTooLong || undefined}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 md:min-h-8.5 md:py-1.5 outline-none"
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button type="submit" small disabledBecause={isTooLong ? t`This message is too long.` : why}>
          <Trans>Send</Trans>
        </Button>
      </div>
      <p id={`${id}-help`} className="pt-1.5 text-xs text-ink-3">
        {text.length > NEAR ? (
          <span className={isTooLong ? 'font-medium text-bad' : ''}>
            <Trans>
              {length} of {most}
            </Trans>
          </span>
        ) : (
          <span className="max-sm:sr-only pointer-coarse:hidden">
            <Trans>Press Enter to send, Shift+Enter for a new line.</Trans>
          </span>
        )}
      </p>
    </form>
  );
}
