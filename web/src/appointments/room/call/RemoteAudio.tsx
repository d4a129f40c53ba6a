import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';

/** The other side's voice, on the chosen speaker. Browsers that block autoplay get a button. */
export function RemoteAudio({ track, speakerId }: { track: MediaStreamTrack | null; speakerId: string }) {
  const player = useRef<HTMLAudioElement | null>(null);
  const [isBlocked, setBlocked] = useState(false);

  const hear = (error: unknown) => setBlocked(error instanceof Error && error.name === 'NotAllowedError');
  useEffect(() => {
    if (!track) return undefined;
    const audio = new Audio();
    audio.srcObject = new MediaStream([track]);
    player.current = audio;
    audio.play().then(() => setBlocked(false), hear);
    return () => {
      audio.pause();
      audio.srcObject = null;
      player.current = null;
    };
  }, [track]);
  useEffect(() => {
    const audio = player.current;
    // If the speaker was unplugged, the system default is used.
    if (audio && 'setSinkId' in audio) void audio.setSinkId(speakerId).catch(() => undefined);
  }, [speakerId, track]);
  if (!isBlocked) return null;
  return (
    <Button kind="time" small onClick={() => void player.current?.play().then(() => setBlocked(false), hear)}>
      <Trans>Turn on sound</Trans>
    </Button>
  );
}
