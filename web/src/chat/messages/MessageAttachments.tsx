import { useLingui } from '@lingui/react/macro';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { useState } from 'react';
import { FileRow } from '../../files/FileRow.tsx';
import { canPreview, usePrivateImage } from '../../files/private-image.ts';
import { Lightbox } from './Lightbox.tsx';

/** The files of a message: images are shown, all of them can be downloaded. */
export function MessageAttachments({ files }: { files: readonly Stored[] }) {
  if (files.length === 0) return null;
  return (
    <div className="mt-1 w-72 max-w-full min-w-0 overflow-hidden rounded-lg border border-line bg-sheet">
      {files.map((file) => canPreview(file.contentType) && <Picture key={file.id} file={file} />)}
      <ul className="px-3">
        {files.map((file) => (
          <FileRow key={file.id} file={file} isShown={canPreview(file.contentType)} />
        ))}
      </ul>
    </div>
  );
}

/** Reserves its space before it has loaded, so that nothing jumps; a press enlarges it. */
function Picture({ file }: { file: Stored }) {
  const { t } = useLingui();
  const { url, name, width, height } = file;
  const [isLarge, setLarge] = useState(false);
  const address = usePrivateImage(url);
  const ratio = width && height ? Math.max(width / height, 0.75) : 4 / 3;
  return (
    <div
      className="grid max-h-80 w-full place-items-center border-b border-line bg-well"
      style={{ aspectRatio: ratio }}
    >
      {address === 'missing' && <p className="p-4 text-sm text-ink-3">{t`This image can’t be shown.`}</p>}
      {address !== null && address !== 'missing' && (
        <button
          type="button"
          title={t`Enlarge`}
          className="size-full min-h-0 cursor-zoom-in -outline-offset-2"
          onClick={() => setLarge(true)}
        >
          <img src={address} alt={name} className="size-full object-contain" />
        </button>
      )}
      {isLarge && address !== null && (
        <Lightbox file={file} address={address} onClose={() => setLarge(false)} />
      )}
    </div>
  );
}
