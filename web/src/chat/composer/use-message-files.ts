import { t } from '@lingui/core/macro';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { MAX_ATTACHMENTS } from '@parley/contract/limits.ts';
import { useEffect, useState } from 'react';
import { useFileLimit } from '../../files/use-file-list.ts';
import { useUploads } from '../../files/use-uploads.ts';
import { clearDraft, saveDraft, readDraft } from '../../platform/form/draft.ts';
import { createListeners } from '../../platform/store.ts';

const changes = createListeners();

const filesIn = (draft: string) => readDraft<{ files: readonly Stored[] }>(draft, { files: [] }).files;

/**
 * The files of the message that is being written; uploaded ones survive a reload. The draft holds them, so that a file
 * whose upload ends after its page was left is there when somebody comes back, or has come back already.
 */
export function useMessageFiles(jobId: string) {
  const draft = `chat files ${jobId}`;
  const [files, setFiles] = useState(() => filesIn(draft));
  useEffect(() => changes.subscribe(() => setFiles(filesIn(draft))), [draft]);
  function put(next: readonly Stored[]) {
    if (next.length > 0) saveDraft(draft, { files: next });
    else clearDraft(draft);
    changes.notify();
  }
  const uploads = useUploads({
    to: '/api/upload/file',
    onStored: (stored) => put([...filesIn(draft), stored]),
    keepAs: draft,
  });
  const { isTooMuch, add } = useFileLimit(uploads, files.length, MAX_ATTACHMENTS);
  return {
    files,
    uploads,
    /** Why not all files were taken. */
    error: isTooMuch ? t`You can add up to ${MAX_ATTACHMENTS} files to a message.` : null,
    add,
    remove: (id: string) => put(filesIn(draft).filter((file) => file.id !== id)),
    clear: () => put([]),
  };
}
export type MessageFiles = ReturnType<typeof useMessageFiles>;
