import type { JobFile } from '@parley/contract/files/schemas.ts';
import { useRevalidator } from 'react-router';
import { useNow } from '../platform/now.ts';
import type { Result } from '../platform/result.ts';
import { agoText } from '../time/format.ts';
import { Unloaded } from '../ui/feedback/Unloaded.tsx';
import { AddFiles } from './AddFiles.tsx';
import { FileRow, PendingRow } from './FileRow.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import { useUploads } from './use-uploads.ts';
import { keepsFocus } from '../ui/form/keeps-focus.ts';

interface Props {
  jobId: string;
  files: Result<JobFile[]>;
  /** Whose own ones are called so; null for admins, who add none. */
  meId: string | null;
}

/** The files of a job, the newest first; both sides add to them. */
export function JobFiles({ jobId, files, meId }: Props) {
  const now = useNow();
  const { revalidate } = useRevalidator();
  const uploads = useUploads({ to: `/api/upload/job/${jobId}`, onStored: () => revalidate() });
  if (!files.ok) return <Unloaded title="We could not load the files" refusal={files} />;
  return (
    <div ref={keepsFocus} className="grid gap-3 pt-3">
      {files.data.length + uploads.pending.length === 0 && (
        <p className="text-ink-3">
          {meId === null
            ? 'Nobody has added a file.'
            : 'No files yet. What you add here is for the two of you, and for an admin if you disagree.'}
        </p>
      )}
      <ul aria-label="Files of the job" className="empty:hidden">
        {uploads.pending.map((each) => (
          <PendingRow key={each.key} pending={each} uploads={uploads} />
        ))}
        {files.data.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            about={`${file.uploadedBy.id === meId ? 'You' : file.uploadedBy.displayName}, ${agoText(file.uploadedAt, now)}`}
          />
        ))}
      </ul>
      {meId !== null && <AddFiles label="Add files" onAdd={uploads.add} />}
      <UploadStatus uploads={uploads} />
    </div>
  );
}
