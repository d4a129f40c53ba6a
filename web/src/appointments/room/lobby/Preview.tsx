import { useLingui } from '@lingui/react/macro';
import { initialsOf } from '../../../ui/initials.ts';
import type { LocalMedia } from '../media/local-media.ts';
import { Video } from '../call/Video.tsx';
import { useLocalMediaState } from '../media/use-local-media.ts';

/** The reader's own camera, mirrored; their initials without one. */
export function Preview({ localMedia, name }: { localMedia: LocalMedia; name: string }) {
  const { t } = useLingui();
  const { camera } = useLocalMediaState(localMedia);
  return (
    <div className="grid aspect-video w-full place-items-center overflow-hidden rounded-lg bg-well">
      {camera.track ? (
        <Video track={camera.track} label={t`Your camera`} mirrored />
      ) : (
        <span aria-hidden className="font-display text-3xl font-bold text-ink-3">
          {initialsOf(name)}
        </span>
      )}
    </div>
  );
}
