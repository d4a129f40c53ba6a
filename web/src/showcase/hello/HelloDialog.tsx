import { Trans, useLingui } from '@lingui/react/macro';
import type { Hello } from '@parley/contract/showcase/schemas.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { HelloPlayer } from './HelloPlayer.tsx';

interface Props {
  hello: Hello;
  person: { displayName: string; avatarUrl: string | null };
  onClose: () => void;
}

/** Somebody says hello: it plays at once, as it was asked for, and can be read. */
export default function HelloDialog({ hello, person, onClose }: Props) {
  const { t } = useLingui();
  const { displayName, avatarUrl } = person;
  const { kind, file, captions, captionsUrl } = hello;
  return (
    <Dialog open wide={kind === 'video'} onClose={onClose} title={t`Hello from ${displayName}`}>
      <div className="grid gap-5">
        {kind === 'audio' && (
          <div className="justify-self-center">
            <Avatar name={displayName} url={avatarUrl} size="l" />
          </div>
        )}
        <HelloPlayer
          autoPlay
          kind={kind}
          url={file.url}
          captionsUrl={captionsUrl}
          poster={avatarUrl && `${avatarUrl}?width=480`}
        />
        <section aria-labelledby="hello-words">
          <h3 id="hello-words" className="text-sm font-normal text-ink-3">
            <Trans>In words</Trans>
          </h3>
          <p dir="auto" className="mt-1.5 max-w-[60ch] text-pretty wrap-anywhere whitespace-pre-line">
            {captions}
          </p>
        </section>
      </div>
    </Dialog>
  );
}
