import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { JobFile } from '@parley/contract/files/schemas.ts';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useNow } from '../platform/now.ts';
import { reloadQuietly } from '../platform/live/quiet-reload.ts';
import type { Result } from '../platform/result.ts';
import { agoText } from '../time/ago.ts';
import { Button } from '../ui/Button.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { FileDropZone } from './FileDropZone.tsx';
import { FileRow, PendingRow } from './FileRow.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import type { QueuedUpload } from './upload-queue.ts';
import { type Uploads, useUploads } from './use-uploads.ts';
import { focusFallback } from '../ui/form/focus-fallback.ts';

interface Props {
  jobId: string;
  files: Result<JobFile[]>;
  /** The reader's id, to mark their own files; null for admins, who can't add files. */
  meId: string | null;
  /** Whether either side has blocked the other, and nobody is hired. */
  isCutOff?: boolean;
}

function uploadText({ uploadedBy, uploadedAt }: JobFile, meId: string | null, now: string): string {
  const [name, ago] = [uploadedBy.displayName, agoText(uploadedAt, now)];
  return uploadedBy.id === meId ? t`You, ${ago}` : `${name}, ${ago}`;
}

/** The files of a job, newest first; both sides can add to them. What the other side could see at once is shown first. */
export function JobFiles({ jobId, files, meId, isCutOff = false }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const { revalidate } = useRevalidator();
  const to = `/api/upload/job/${jobId}` as const;
  const uploads = useUploads({ to, onStored: () => reloadQuietly(revalidate), keepAs: to, holds: true });
  const held = uploads.pending.filter(({ isHeld }) => isHeld);
  const sent = uploads.pending.filter(({ isHeld }) => !isHeld);
  const canAdd = meId !== null && !isCutOff;
  if (!files.ok) return <LoadError title={t`We couldn’t load the files`} refusal={files} />;
  return (
    <div ref={focusFallback} className="grid gap-3 pt-3">
      {files.data.length + uploads.pending.length === 0 && (
        <p className="text-ink-3">
          {canAdd
            ? t`No files yet. Files you add are visible to the two of you, and to an admin in a dispute.`
            : t`No files have been added.`}
        </p>
      )}
      <ul aria-label={t`Job files`} className="empty:hidden">
        {sent.map((each) => (
          <PendingRow key={each.key} pending={each} uploads={uploads} />
        ))}
        {files.data.map((file) => (
          <FileRow key={file.id} file={file} about={uploadText(file, meId, now)} />
        ))}
      </ul>
      {canAdd && held.length > 0 && <FilesToShare held={held} uploads={uploads} />}
      {canAdd && <FileDropZone label={t`Add files`} onAdd={uploads.add} />}
      <UploadStatus uploads={uploads} />
    </div>
  );
}

/** What was chosen, dropped or pasted, perhaps into another field: nobody else sees it yet. */
function FilesToShare({ held, uploads }: { held: readonly QueuedUpload[]; uploads: Uploads }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const count = held.length;
  // A paste works anywhere on the page: show where it went.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <div ref={box} className="grid justify-items-start gap-3 rounded-md bg-well px-4 py-3">
      <ul aria-label={t`Files to share`} className="w-full">
        {held.map((each) => (
          <PendingRow key={each.key} pending={each} uploads={uploads} />
        ))}
      </ul>
      <output className="text-sm text-pretty text-ink-2">
        <Trans>Only you can see this until you share it. After that, it can’t be removed.</Trans>
      </output>
      <Button small onClick={uploads.start}>
        <Plural value={count} one="Share # file" other="Share # files" />
      </Button>
    </div>
  );
}
