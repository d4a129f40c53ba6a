import { Trans, useLingui } from '@lingui/react/macro';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { Download, RotateCw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import type { PendingUpload } from './upload-queue.ts';
import { saveFile } from './private-file.ts';
import { kindText, sizeText } from './size-text.ts';
import { LocalThumbnail, Thumbnail } from './Thumbnail.tsx';
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
  /** The image is already shown next to the row. */
  isShown?: boolean;
  onRemove?: () => void;
}

/** A stored file with its download. */
export function FileRow({ file, about, isShown = false, onRemove }: Props) {
  const { t } = useLingui();
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
      face={isShown ? null : <Thumbnail file={file} />}
      name={name}
      about={
        <>
          {facts}
          {about && <> · {about}</>}
          {state === 'missing' && (
            <span role="alert" className="block font-medium text-bad">
              <Trans>The download failed. Try again.</Trans>
            </span>
          )}
        </>
      }
    >
      <IconButton label={t`Download ${name}`} aria-busy={state === 'coming'} onClick={() => void save()}>
        <Download aria-hidden />
      </IconButton>
      {onRemove && (
        <IconButton label={t`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </Row>
  );
}

/** An upload with its progress, or why it failed; before it begins, what it would be. */
export function PendingRow({ pending, uploads }: { pending: PendingUpload; uploads: Uploads }) {
  const { t } = useLingui();
  const { key, file, progress, error, canRetry, isHeld } = pending;
  const name = file.name || t`Pasted image`;
  const facts = [kindText(file.type), sizeText(file.size)].join(' · ');
  return (
    <Row
      face={<LocalThumbnail file={file} />}
      name={name}
      about={
        error === null ? (
          isHeld ? (
            facts
          ) : (
            <progress aria-label={t`Uploading ${name}`} value={progress} className="upload-bar" />
          )
        ) : (
          <span role="alert" className="font-medium text-bad">
            {error}
          </span>
        )
      }
    >
      {canRetry && error !== null && (
        <IconButton label={t`Retry ${name}`} onClick={() => uploads.retry(pending)}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
      <IconButton label={isHeld ? t`Remove ${name}` : t`Discard ${name}`} onClick={() => uploads.drop(key)}>
        <X aria-hidden />
      </IconButton>
    </Row>
  );
}
