import { MAX_ATTACHMENTS } from '@parley/contract/files/limits.ts';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { useState } from 'react';
import { useFileList } from '../files/use-file-list.ts';
import { dropDraft, keepDraft, readDraft } from '../platform/draft.ts';

/** The files that go with what one is about to say; those that are there survive a reload. */
export function useMessageFiles(jobId: string) {
  const draft = `chat files ${jobId}`;
  const [files, setFiles] = useState<readonly Stored[]>(() => readDraft(draft, { files: [] }).files);
  const [isFull, setFull] = useState(false);
  function put(next: readonly Stored[]) {
    setFiles(next);
    setFull(false);
    if (next.length > 0) keepDraft(draft, { files: next });
    else dropDraft(draft);
  }
  const uploads = useFileList('/api/upload/file', files, put, (stored) => stored);
  return {
    files,
    uploads,
    /** Why not all of what was brought was taken. */
    fault: isFull ? `At most ${MAX_ATTACHMENTS} files go with one message.` : null,
    add: (brought: readonly File[]) => {
      const room = MAX_ATTACHMENTS - files.length - uploads.pending.length;
      setFull(brought.length > room);
      uploads.add(brought.slice(0, Math.max(0, room)));
    },
    remove: (id: string) => put(files.filter((file) => file.id !== id)),
    clear: () => put([]),
  };
}
export type MessageFiles = ReturnType<typeof useMessageFiles>;
