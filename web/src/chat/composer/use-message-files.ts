import { t } from '@lingui/core/macro';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { MAX_ATTACHMENTS } from '@parley/contract/limits.ts';
import { useState } from 'react';
import { useFileList, useFileLimit } from '../../files/use-file-list.ts';
import { clearDraft, saveDraft, readDraft } from '../../platform/form/draft.ts';

/** The files of the message that is being written; uploaded ones survive a reload. */
export function useMessageFiles(jobId: string) {
  const draft = `chat files ${jobId}`;
  const [files, setFiles] = useState<readonly Stored[]>(() => readDraft(draft, { files: [] }).files);
  function put(next: readonly Stored[]) {
    setFiles(next);
    if (next.length > 0) saveDraft(draft, { files: next });
    else clearDraft(draft);
  }
  const uploads = useFileList('/api/upload/file', files, put, (stored) => stored);
  const { isTooMuch, add } = useFileLimit(uploads, files.length, MAX_ATTACHMENTS);
  return {
    files,
    uploads,
    /** Why not all files were taken. */
    error: isTooMuch ? t`You can add up to ${MAX_ATTACHMENTS} files to a message.` : null,
    add,
    remove: (id: string) => put(files.filter((file) => file.id !== id)),
    clear: () => put([]),
  };
}
export type MessageFiles = ReturnType<typeof useMessageFiles>;
