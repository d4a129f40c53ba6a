import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
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
        <Opening file={source} onOpened={setPicture} onBack={onClose} />
      )}
    </Dialog>
  );
}

interface OpeningProps {
  file: File;
  onOpened: (picture: ImageBitmap) => void;
  onBack: () => void;
}

function Opening({ file, onOpened, onBack }: OpeningProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void openPicture(file).then((opened) => {
      if (isGone) return;
      if ('refusal' in opened) setRefusal(opened.refusal);
      else onOpened(opened);
    });
    return () => {
      isGone = true;
    };
  }, [file, onOpened]);
  if (refusal === null) return <Skeleton className="mx-auto aspect-square w-full max-w-80 rounded-lg" />;
  return (
    <div className="grid justify-items-start gap-4">
      <FormMessage message={refusal} />
      <Button kind="quiet" onClick={onBack}>
        <Trans>Choose another one</Trans>
      </Button>
    </div>
  );
}
