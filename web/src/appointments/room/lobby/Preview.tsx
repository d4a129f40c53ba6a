import { useLingui } from '@lingui/react/macro';
import { initialsOf } from '../../../ui/initials.ts';
import type { OwnMedia } from '../media/own-media.ts';
import { Picture } from '../call/Picture.tsx';
import { useOwnState } from '../media/use-own-media.ts';

/** The reader's own camera, mirrored; their initials without one. */
export function Preview({ own, name }: { own: OwnMedia; name: string }) {
  const { t } = useLingui();
  const { camera } = useOwnState(own);
  return (
    <div className="grid aspect-video w-full place-items-center overflow-hidden rounded-lg bg-well">
      {camera.track ? (
        <Picture track={camera.track} label={t`Your camera`} mirrored />
      ) : (
        <span aria-hidden className="font-display text-3xl font-bold text-ink-3">
          {initialsOf(name)}
        </span>
      )}
    </div>
  );
}
