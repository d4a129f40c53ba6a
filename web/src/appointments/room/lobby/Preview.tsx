import { Trans, useLingui } from '@lingui/react/macro';
import type { Person } from '@parley/contract/users/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { AbsentFace } from '../stage/AbsentFace.tsx';
import { Video } from '../stage/Video.tsx';
import type { LocalMedia } from '../media/local-media.ts';
import { useLocalMediaState } from '../media/use-local-media.ts';

interface Props {
  localMedia: LocalMedia;
  me: Person;
}

/** The reader's own camera, mirrored; their portrait without one, and one press that turns both devices on. */
export function Preview({ localMedia, me }: Props) {
  const { t } = useLingui();
  const { camera, microphone } = useLocalMediaState(localMedia);
  const isUndecided = !camera.isDecided && !microphone.isDecided;
  return (
    <div className="relative grid aspect-video w-full place-items-center overflow-hidden rounded-lg bg-well">
      {camera.track ? (
        <Video track={camera.track} label={t`Your camera`} mirrored />
      ) : (
        <div className={`size-full ${isUndecided ? 'pb-14' : ''}`}>
          <AbsentFace person={me} />
        </div>
      )}
      {isUndecided && (
        <div className="absolute inset-x-3 bottom-3 mx-auto max-w-70">
          <Button
            small
            wide
            onClick={() => {
              void localMedia.start('microphone').then(() => localMedia.start('camera'));
            }}
          >
            <Trans>Turn on camera and microphone</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
