import { useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { FileRow, PendingRow } from '../../files/FileRow.tsx';
import { UploadStatus } from '../../files/UploadStatus.tsx';
import type { MessageFiles } from './use-message-files.ts';

/** The files of the next message: uploaded, uploading or failed. */
export function PendingAttachments({ files: { files, uploads, error, remove } }: { files: MessageFiles }) {
  const { t } = useLingui();
  const isEmpty = files.length + uploads.pending.length === 0;
  // Failed uploads come first, where they are seen however many there are.
  const failed = uploads.pending.filter(({ error: why }) => why !== null);
  const inFlight = uploads.pending.filter(({ error: why }) => why === null);
  return (
    <>
      {!isEmpty && (
        <ul
          aria-label={t`Files to send`}
          className="mb-2 max-h-48 overflow-y-auto rounded-lg border border-line bg-sheet px-3"
        >
          {failed.map((each) => (
            <PendingRow key={each.key} pending={each} uploads={uploads} />
          ))}
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={() => remove(file.id)} />
          ))}
          {inFlight.map((each) => (
            <PendingRow key={each.key} pending={each} uploads={uploads} />
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="pb-2 text-sm text-bad">
          {error}
        </p>
      )}
      <UploadStatus uploads={uploads} />
    </>
  );
}

/** The button to add files without dropping or pasting. */
export function AttachButton({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const { t } = useLingui();
  return (
    <label
      title={t`Add files`}
      className="grid size-11 shrink-0 md:size-8.5 cursor-pointer place-items-center rounded-sm text-ink-3 hover:bg-well hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-time"
    >
      <Paperclip aria-hidden className="size-4.5" />
      <input
        type="file"
        multiple
        aria-label={t`Add files`}
        className="sr-only"
        onChange={({ target }) => {
          onAdd(Array.from(target.files ?? []));
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
