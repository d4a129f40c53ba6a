import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { OpeningFile } from '../capture/OpeningFile.tsx';
import { CameraFrame } from './CameraFrame.tsx';
import { CropFrame } from './CropFrame.tsx';
import { openPicture } from './open-picture.ts';

interface Props {
  source: File | 'camera';
  /** The square that others will see. */
  onCut: (file: File) => void;
  onClose: () => void;
}

/** From a file or the camera to the square that others see. */
export default function PortraitDialog({ source, onCut, onClose }: Props) {
  const { t } = useLingui();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  return (
    <Dialog open onClose={onClose} title={t`Your picture`}>
      {picture !== null && <CropFrame picture={picture} onCut={onCut} onBack={onClose} />}
      {picture === null && source === 'camera' && <CameraFrame onTaken={setPicture} onBack={onClose} />}
      {picture === null && source !== 'camera' && (
        <OpeningFile
          file={source}
          open={openPicture}
          onOpened={setPicture}
          onBack={onClose}
          className="mx-auto aspect-square max-w-80"
          back={<Trans>Choose another one</Trans>}
        />
      )}
    </Dialog>
  );
}
