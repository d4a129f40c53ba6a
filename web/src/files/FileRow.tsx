import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { Download, RotateCw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import type { Pending } from './line.ts';
import { saveFile } from './private-file.ts';
import { kindText, sizeText } from './size-text.ts';
import { Face, OwnThumb, Thumb } from './Thumb.tsx';
import type { Uploads } from './use-uploads.ts';

interface RowProps {
  face: ReactNode;
  name: string;
  about: ReactNode;
  children: ReactNode;
}

function Row({ face, name, about, children }: RowProps) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 last:border-0">
      {face}
      <div className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-sm text-ink-3 tabular-nums">{about}</span>
      </div>
      {children}
    </li>
  );
}

interface Props {
  file: Stored;
  about?: ReactNode;
  /** Its picture stands beside it anyway. */
  isShown?: boolean;
  onRemove?: () => void;
}

/** A stored file: what it is, and the way to get it. */
export function FileRow({ file, about, isShown = false, onRemove }: Props) {
  const [state, setState] = useState<'idle' | 'coming' | 'missing'>('idle');
  const { name, size, contentType } = file;
  async function save() {
    if (state === 'coming') return;
    setState('coming');
    setState((await saveFile(file)) ? 'idle' : 'missing');
  }
  const facts = [kindText(contentType), sizeText(size)].join(' · ');
  return (
    <Row
      face={isShown ? <Face contentType={contentType} /> : <Thumb file={file} />}
      name={name}
      about={
        <>
          {facts}
          {about && <> · {about}</>}
          {state === 'missing' && (
            <span role="alert" className="block font-medium text-bad">
              It did not come. Try again.
            </span>
          )}
        </>
      }
    >
      <IconButton label={`Download ${name}`} aria-busy={state === 'coming'} onClick={() => void save()}>
        <Download aria-hidden />
      </IconButton>
      {onRemove && (
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </Row>
  );
}

/** A file on its way, with how far it is; or why it did not get through. */
export function PendingRow({ pending, uploads }: { pending: Pending; uploads: Uploads }) {
  const { key, file, part, fault, canRetry } = pending;
  const name = file.name || 'Pasted picture';
  return (
    <Row
      face={<OwnThumb file={file} />}
      name={name}
      about={
        fault === null ? (
          <progress aria-label={`Uploading ${name}`} value={part} className="upload-bar" />
        ) : (
          <span role="alert" className="font-medium text-bad">
            {fault}
          </span>
        )
      }
    >
      {canRetry && fault !== null && (
        <IconButton label={`Try ${name} again`} onClick={() => uploads.retry(pending)}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Drop ${name}`} onClick={() => uploads.drop(key)}>
        <X aria-hidden />
      </IconButton>
    </Row>
  );
}
