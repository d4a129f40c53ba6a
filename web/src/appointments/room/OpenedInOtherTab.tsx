import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Note } from './call/Captions.tsx';
import type { Media } from './media/media.ts';
import type { OwnMedia } from './media/own-media.ts';
import { useMediaState } from './call/use-call.ts';

/** Joined from another tab since: this one releases its camera and microphone, and can take the call back. */
export function Elsewhere({ media, own }: { media: Media; own: OwnMedia }) {
  const { line } = useMediaState(media);
  const isElsewhere = line === 'elsewhere';
  useEffect(() => {
    if (isElsewhere) own.rest();
  }, [isElsewhere, own]);
  if (!isElsewhere) return null;
  return (
    <>
      <div role="alert">
        <Note>
          <Trans>You joined from another tab or device.</Trans>
        </Note>
      </div>
      <Button
        kind="time"
        small
        onClick={() => {
          media.connect();
          void own.wake();
        }}
      >
        <Trans>Continue here</Trans>
      </Button>
    </>
  );
}
