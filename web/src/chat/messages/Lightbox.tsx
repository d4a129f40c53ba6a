import { useLingui } from '@lingui/react/macro';
import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { Download, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../files/private-file.ts';
import { useLayer } from '../../ui/overlay/layers.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { LeaveBlocker } from '../../ui/overlay/LeaveBlocker.tsx';

interface Props {
  file: Stored;
  /** The address of the loaded picture. */
  address: string;
  onClose: () => void;
}

/** An image as large as the window allows. Escape, Back, the close button and a press beside it close it. */
export function Lightbox({ file, address, onClose }: Props) {
  const { t } = useLingui();
  const { name } = file;
  const dialog = useRef<HTMLDialogElement>(null);
  const isLowest = useLayer(true, onClose);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    // The press beside the image does what Escape does by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={file.name}
      onClose={onClose}
      onClick={({ target }) => target instanceof Element && !target.closest('img, button') && onClose()}
      className="h-dvh max-h-none w-screen max-w-none bg-paper p-3 text-ink sm:p-5"
    >
      <div className="flex h-full flex-col gap-3">
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1 truncate font-medium">{file.name}</p>
          <IconButton label={t`Download ${name}`} onClick={() => void saveFile(file)}>
            <Download aria-hidden />
          </IconButton>
          <IconButton label={t`Close`} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
        <div className="grid min-h-0 flex-1 place-items-center">
          <img
            src={address}
            alt={file.name}
            className="max-h-full max-w-full min-h-0 object-contain filter-none"
          />
        </div>
      </div>
      {isLowest && <LeaveBlocker />}
    </dialog>
  );
}
