import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { closeDevices, deviceRefusal, openDevices } from '../capture/open-devices.ts';

interface Props {
  onTaken: (picture: ImageBitmap) => void;
  onBack: () => void;
}

/** The camera's picture, as in a mirror, until one is taken. */
export function CameraFrame({ onTaken, onBack }: Props) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'opening' | 'open' | { refusal: string }>('opening');
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isGone = false;
    openDevices({ camera: true, microphone: false })
      .then((opened) => {
        stream = opened;
        if (isGone) return closeDevices(opened);
        if (video.current) video.current.srcObject = opened;
        return undefined;
      })
      .catch((error: unknown) => !isGone && setState({ refusal: deviceRefusal(error) }));
    return () => {
      isGone = true;
      closeDevices(stream);
    };
  }, []);
  const take = async () => {
    if (video.current) onTaken(await createImageBitmap(video.current));
  };
  return (
    <div className="grid gap-4">
      {typeof state === 'object' ? (
        <FormMessage message={state.refusal} />
      ) : (
        <div className="relative mx-auto aspect-square w-full max-w-80 overflow-hidden rounded-lg">
          {state === 'opening' && <Skeleton className="absolute inset-0" />}
          {/* Only a picture, without sound. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={video}
            autoPlay
            muted
            playsInline
            aria-label={t`Your camera`}
            onPlaying={() => setState('open')}
            className="size-full -scale-x-100 object-cover"
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2.5">
        {state === 'open' && (
          <Button onClick={() => void take()}>
            <Trans>Take the picture</Trans>
          </Button>
        )}
        <Button kind="plain" onClick={onBack}>
          <Trans>Choose a file instead</Trans>
        </Button>
      </div>
    </div>
  );
}
