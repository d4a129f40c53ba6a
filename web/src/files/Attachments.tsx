import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { MAX_ATTACHMENTS } from '@parley/contract/limits.ts';
import type { FieldProps } from '../platform/form/use-form.ts';
import { FieldError, Optional } from '../ui/form/Field.tsx';
import { FileDropZone } from './FileDropZone.tsx';
import { FileRow, PendingRow } from './FileRow.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import { useFileList, useFileLimit } from './use-file-list.ts';
import { focusFallback } from '../ui/form/focus-fallback.ts';

interface Props extends FieldProps<Stored[]> {
  label: string;
  help?: string;
  /** The maximum number of files. */
  maxFiles?: number;
  accept?: string;
}

const tooMany = (maxFiles: number) =>
  plural(maxFiles, {
    one: 'You can add only # file. The rest were left out.',
    other: 'You can add up to # files. The rest were left out.',
  });

/** The files of a form: each can be downloaded and removed; more can be added by drop, paste or picker. */
export function Attachments({ label, help, maxFiles = MAX_ATTACHMENTS, accept, ...field }: Props) {
  const { t } = useLingui();
  const { name, value, onChange, error } = field;
  const uploads = useFileList('/api/upload/file', value, onChange, (stored) => stored);
  const { hasRoom, isTooMuch, add } = useFileLimit(uploads, value.length, maxFiles);
  const errorId = `${name}-error`;
  return (
    <fieldset
      ref={focusFallback}
      tabIndex={-1}
      data-uploading={uploads.isBusy || undefined}
      aria-describedby={errorId}
      data-invalid={error ? true : undefined}
      className="outline-none"
    >
      <legend className="mb-1.5 font-semibold">
        {label} <Optional />
      </legend>
      <ul className="mb-3 empty:hidden">
        {value.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            onRemove={() => onChange(value.filter((each) => each.id !== file.id))}
          />
        ))}
        {uploads.pending.map((each) => (
          <PendingRow key={each.key} pending={each} uploads={uploads} />
        ))}
      </ul>
      {hasRoom && (
        <FileDropZone
          label={maxFiles === 1 ? t`Choose a file` : t`Choose files`}
          help={help}
          accept={accept}
          single={maxFiles === 1}
          onAdd={add}
        />
      )}
      <UploadStatus uploads={uploads} />
      <FieldError id={errorId} error={error ?? (isTooMuch ? tooMany(maxFiles) : undefined)} />
    </fieldset>
  );
}
