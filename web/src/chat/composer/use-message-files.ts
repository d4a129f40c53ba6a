import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { MAX_ATTACHMENTS } from '@parley/contract/limits.ts';
import { useState } from 'react';
import { useFileList, useRoom } from '../../files/use-file-list.ts';
import { dropDraft, keepDraft, readDraft } from '../../platform/form/draft.ts';

/** The files that go with what one is about to say; those that are there survive a reload. */
export function useMessageFiles(jobId: string) {
  const draft = `chat files ${jobId}`;
  const [files, setFiles] = useState<readonly Stored[]>(() => readDraft(draft, { files: [] }).files);
  function put(next: readonly Stored[]) {
    setFiles(next);
    if (next.length > 0) keepDraft(draft, { files: next });
    else dropDraft(draft);
  }
  const uploads = useFileList('/api/upload/file', files, put, (stored) => stored);
  const { isTooMuch, add } = useRoom(uploads, files.length, MAX_ATTACHMENTS);
  return {
    files,
    uploads,
    /** Why not all of what was brought was taken. */
    fault: isTooMuch ? `At most ${MAX_ATTACHMENTS} files go with one message.` : null,
    add,
    remove: (id: string) => put(files.filter((file) => file.id !== id)),
    clear: () => put([]),
  };
}
export type MessageFiles = ReturnType<typeof useMessageFiles>;
