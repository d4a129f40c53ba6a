import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_HELLO_SECONDS } from '@parley/contract/limits.ts';
import { Mic, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LevelMeter } from '../../../files/capture/LevelMeter.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { FormMessage } from '../../../ui/form/FormMessage.tsx';
import { playingTime } from '../playing-time.ts';
import type { HelloKind } from './recording-type.ts';
import { useRecorder } from './use-recorder.ts';
import { useStream } from './use-stream.ts';

interface Props {
  kind: HelloKind;
  onTaken: (file: File) => void;
  /** To choose a file instead. */
  onBack: () => void;
}

/** Records a hello, once the browser gives the camera and the microphone. */
export function RecordFrame({ kind, onTaken, onBack }: Props) {
  const { state, pick } = useStream(kind);
  if (state === null) return <Skeleton className="aspect-video w-full rounded-lg" />;
  if ('refusal' in state)
    return (
      <div className="grid justify-items-start gap-4">
        <FormMessage message={state.refusal} />
        <Button kind="quiet" onClick={onBack}>
          <Trans>Choose a file instead</Trans>
        </Button>
      </div>
    );
  return <Recorder {...state} kind={kind} pick={pick} onTaken={onTaken} />;
}

type Streaming = ReturnType<typeof useStream>;
type RecorderProps = Exclude<Streaming['state'], null | { refusal: string }> &
  Pick<Streaming, 'pick'> &
  Pick<Props, 'kind' | 'onTaken'>;

function Recorder({ stream, cameras, microphones, kind, pick, onTaken }: RecorderProps) {
  const { t } = useLingui();
  const { phase, start, cancel, stop } = useRecorder(stream, kind, onTaken);
  const seconds = phase.at === 'recording' ? phase.seconds : 0;
  const left = Math.ceil(MAX_HELLO_SECONDS - seconds);
  return (
    <div className="grid gap-5">
      <div className="relative overflow-hidden rounded-lg border border-line">
        {kind === 'video' ? <Mirror stream={stream} /> : <Sound stream={stream} />}
        {phase.at === 'counting' && (
          <span
            aria-hidden
            className="absolute inset-0 grid place-items-center bg-paper/60 font-display text-hero font-semibold tabular-nums"
          >
            {phase.left}
          </span>
        )}
        {phase.at === 'recording' && (
          <>
            <span
              aria-hidden
              className="absolute top-3 left-3 inline-flex items-center gap-2 rounded-full bg-paper/90 px-3 py-1 text-sm font-semibold tabular-nums"
            >
              <span className="size-2.5 rounded-full bg-bad" />
              {playingTime(Math.floor(seconds))} / {playingTime(MAX_HELLO_SECONDS)}
            </span>
            <span aria-hidden className="absolute inset-x-0 bottom-0 block h-1.5 bg-paper/60">
              <span
                className="block h-full origin-left bg-time transition-transform duration-200 ease-linear motion-reduce:transition-none"
                style={{ transform: `scaleX(${seconds / MAX_HELLO_SECONDS})` }}
              />
            </span>
          </>
        )}
      </div>
      {kind === 'video' && (
        <div className="flex items-center gap-3">
          <Mic aria-hidden className="size-4 shrink-0 text-ink-3" />
          <Level stream={stream} />
        </div>
      )}
      <output className="sr-only">
        {phase.at === 'counting' && phase.left}
        {phase.at === 'recording' && (left > 10 ? t`Recording` : t`Recording, 10 seconds left`)}
      </output>
      {phase.at === 'ready' && (
        <>
          <Devices stream={stream} cameras={cameras} microphones={microphones} pick={pick} />
          <p className="text-sm text-pretty text-ink-3">
            <Trans>
              Say who you are, what you do, and what clients can expect of you. You watch it first, and can
              record it again as often as you like.
            </Trans>
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-2.5">
        {phase.at === 'ready' && (
          <Button onClick={start}>
            <Trans>Start recording</Trans>
          </Button>
        )}
        {phase.at === 'counting' && (
          <Button kind="quiet" onClick={cancel}>
            <Trans>Cancel countdown</Trans>
          </Button>
        )}
        {phase.at === 'recording' && (
          <Button icon={<Square aria-hidden className="size-3.5 fill-current" />} onClick={stop}>
            <Trans>Stop recording</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** The camera's picture, as in a mirror. */
function Mirror({ stream }: { stream: MediaStream }) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    // Only a picture, without sound.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label={t`Your camera`}
      className="aspect-video w-full -scale-x-100 bg-well object-cover"
    />
  );
}

function Sound({ stream }: { stream: MediaStream }) {
  return (
    <div className="grid h-48 place-content-center justify-items-center gap-5">
      <Mic aria-hidden className="size-10 text-ink-3" />
      <Level stream={stream} />
    </div>
  );
}

/** That the microphone hears. */
function Level({ stream }: { stream: MediaStream }) {
  const [track] = stream.getAudioTracks();
  return <span className="block w-36">{track && <LevelMeter track={track} onHeard={() => {}} />}</span>;
}

type DevicesProps = Pick<RecorderProps, 'stream' | 'cameras' | 'microphones' | 'pick'>;

/** A choice where there is one. */
function Devices({ stream, cameras, microphones, pick }: DevicesProps) {
  const { t } = useLingui();
  const usedOf = ([track]: MediaStreamTrack[]) => track?.getSettings().deviceId ?? '';
  const options = (list: DevicesProps['cameras']) => list.map(({ id, label }) => ({ value: id, label }));
  const shared = { error: undefined };
  return (
    <div className="grid gap-4 empty:hidden sm:grid-cols-2">
      {cameras.length > 1 && stream.getVideoTracks().length > 0 && (
        <Select
          {...shared}
          name="camera"
          label={t`Camera`}
          options={options(cameras)}
          value={usedOf(stream.getVideoTracks())}
          onChange={(cameraId) => pick({ cameraId })}
        />
      )}
      {microphones.length > 1 && (
        <Select
          {...shared}
          name="microphone"
          label={t`Microphone`}
          options={options(microphones)}
          value={usedOf(stream.getAudioTracks())}
          onChange={(microphoneId) => pick({ microphoneId })}
        />
      )}
    </div>
  );
}
