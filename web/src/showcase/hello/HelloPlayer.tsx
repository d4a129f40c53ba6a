import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

interface Props {
  kind: 'video' | 'audio';
  url: string;
  /** As WebVTT; none while it's being recorded. */
  captionsUrl?: string;
  /** What is shown of a video before its first picture. */
  poster?: string | null;
  /** Only after a press. */
  autoPlay?: boolean;
}

/** A hello with the browser's own controls; its captions are on. */
export function HelloPlayer({ kind, url, captionsUrl, poster, autoPlay = false }: Props) {
  const { t } = useLingui();
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <p role="alert" className="rounded-md bg-well px-4 py-3 text-pretty text-ink-2">
        {captionsUrl === undefined ? (
          <Trans>This recording can’t be played. Record or choose another one.</Trans>
        ) : (
          <Trans>Your browser can’t play this recording. Here is what is said in it.</Trans>
        )}
      </p>
    );
  const shared = {
    src: url,
    controls: true,
    autoPlay,
    preload: autoPlay ? 'auto' : 'metadata',
    onError: () => setBroken(true),
  };
  const track = captionsUrl && <track kind="captions" default src={captionsUrl} label={t`Captions`} />;
  // Sound has no place for captions: the words are beside it.
  if (kind === 'audio')
    return (
      // A take that isn't published has none yet.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio {...shared} aria-label={t`Hello`} className="w-full">
        {track}
      </audio>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      {...shared}
      playsInline
      poster={poster ?? undefined}
      aria-label={t`Hello`}
      className="aspect-video max-h-[60dvh] w-full rounded-lg bg-well object-contain"
    >
      {track}
    </video>
  );
}
