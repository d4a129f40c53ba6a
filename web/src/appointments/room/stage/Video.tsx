import { useEffect, useRef } from 'react';

interface Props {
  track: MediaStreamTrack;
  label: string;
  /** As in a mirror, the way people know their own face. */
  mirrored?: boolean;
  /** Never cropped, like a screen with text at its edge; else it fills its place. */
  whole?: boolean;
}

/** A video without sound, which `RemoteAudio` plays. */
export function Video({ track, label, mirrored = false, whole = false }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = new MediaStream([track]);
    // Rejected only when it is removed before it has started.
    element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [track]);
  return (
    <video
      ref={video}
      muted
      autoPlay
      playsInline
      aria-label={label}
      className={`size-full ${whole ? 'object-contain' : 'object-cover'} ${mirrored ? '-scale-x-100' : ''}`}
    />
  );
}
