import { initialsOf } from '../../../ui/initials.ts';
import type { OwnMedia } from '../media/own-media.ts';
import { Picture } from '../call/Picture.tsx';
import { useOwnState } from '../media/use-own-media.ts';

/** Oneself as the other will see one, mirrored; without a camera one's initials. */
export function Preview({ own, name }: { own: OwnMedia; name: string }) {
  const { camera } = useOwnState(own);
  return (
    <div className="grid aspect-video w-full place-items-center overflow-hidden rounded-lg bg-well">
      {camera.track ? (
        <Picture track={camera.track} label="Your camera" mirrored />
      ) : (
        <span aria-hidden className="font-display text-3xl font-bold text-ink-3">
          {initialsOf(name)}
        </span>
      )}
    </div>
  );
}
