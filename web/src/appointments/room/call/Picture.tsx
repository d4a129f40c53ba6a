import { useEffect, useRef } from 'react';

interface Props {
  track: MediaStreamTrack;
  label: string;
  /** As in a mirror, which is how people know themselves. */
  mirrored?: boolean;
  /** All of it, like a screen with letters at its edge; else it fills its place. */
  whole?: boolean;
}

/** A moving picture; its sound comes from elsewhere. */
export function Picture({ track, label, mirrored = false, whole = false }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = new MediaStream([track]);
    // Refused only when it goes before it has begun.
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
