import { useEffect, useRef, useState } from 'react';
import { watchLevel } from './level.ts';

const HEARD = 0.25;

interface Props {
  track: MediaStreamTrack;
  /** Once something was loud enough for others to hear. */
  onHeard: () => void;
}

/** The level of the microphone as a bar, for the eyes only; the text beside it says that it works. */
export function LevelMeter({ track, onHeard }: Props) {
  const [level, setLevel] = useState(0);
  const heard = useRef(onHeard);
  useEffect(() => {
    heard.current = onHeard;
  });
  useEffect(
    () =>
      watchLevel(track, (now) => {
        setLevel(now);
        if (now > HEARD) heard.current();
      }),
    [track],
  );
  return (
    <span aria-hidden className="block h-1.5 w-full max-w-36 overflow-hidden rounded-full bg-well">
      <span
        className="block h-full origin-left rounded-full bg-good"
        style={{ transform: `scaleX(${level})` }}
      />
    </span>
  );
}
