import { MAX_ATTACHMENTS } from '@parley/contract/files/limits.ts';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import type { FieldProps } from '../platform/use-form.ts';
import { FieldError, Optional } from '../ui/Field.tsx';
import { AddFiles } from './AddFiles.tsx';
import { FileRow, PendingRow } from './FileRow.tsx';
import { useFileList } from './use-file-list.ts';

interface Props extends FieldProps<Stored[]> {
  label: string;
  help?: string;
  /** The most there may be; one stands in the place of the one before. */
  most?: number;
  accept?: string;
}

/** The files of a form: each can be got again and taken away; more come by drop, paste or choice. */
export function Attachments({ label, help, most = MAX_ATTACHMENTS, accept, ...field }: Props) {
  const { name, value, onChange, error } = field;
  const uploads = useFileList('/api/upload/file', value, onChange, (stored) => stored);
  const room = most - value.length - uploads.pending.length;
  const errorId = `${name}-error`;
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="mb-1.5 font-semibold">
        {label} <Optional />
      </legend>
      <ul className="empty:hidden">
        {value.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            onRemove={() => onChange(value.filter(({ id }) => id !== file.id))}
          />
        ))}
        {uploads.pending.map((each) => (
          <PendingRow key={each.key} pending={each} uploads={uploads} />
        ))}
      </ul>
      {room > 0 && (
        <AddFiles
          label={most === 1 ? 'Choose a file' : 'Choose files'}
          help={help}
          accept={accept}
          single={most === 1}
          onAdd={(files) => uploads.add(files.slice(0, room))}
        />
      )}
      <output className="sr-only">{uploads.isBusy ? 'Uploading' : ''}</output>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
