import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Note } from './call/CallStatus.tsx';
import type { Media } from './media/media.ts';
import type { LocalMedia } from './media/local-media.ts';
import { useMediaState } from './call/use-call.ts';

/** Joined from another tab since: this one releases its camera and microphone, and can take the call back. */
export function OpenedInOtherTab({ media, localMedia }: { media: Media; localMedia: LocalMedia }) {
  const { connection } = useMediaState(media);
  const isElsewhere = connection === 'elsewhere';
  useEffect(() => {
    if (isElsewhere) localMedia.suspend();
  }, [isElsewhere, localMedia]);
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
          void localMedia.resume();
        }}
      >
        <Trans>Continue here</Trans>
      </Button>
    </>
  );
}
