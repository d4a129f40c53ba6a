import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_HELLO_MEGABYTES, MAX_HELLO_SECONDS } from '@parley/contract/limits.ts';
import type { Hello } from '@parley/contract/showcase/schemas.ts';
import { Mic, Video } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { FileDropZone } from '../../../files/FileDropZone.tsx';
import { call } from '../../../platform/api.ts';
import { clearDraft } from '../../../platform/form/draft.ts';
import type { Result } from '../../../platform/result.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SkeletonLines } from '../../../ui/feedback/Skeleton.tsx';
import { focusFallback } from '../../../ui/form/focus-fallback.ts';
import { FormMessage } from '../../../ui/form/FormMessage.tsx';
import { HelloPlayer } from '../HelloPlayer.tsx';
import { DRAFT } from './draft-name.ts';
import type { Take } from './open-recording.ts';
import type { Source } from './RecordDialog.tsx';
import { canRecord } from './recording-type.ts';

// Loaded once somebody records or chooses a file.
const RecordDialog = lazy(() => import('./RecordDialog.tsx'));

/** Loads and edits one's hello. */
export default function HelloSection({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useLingui();
  const [hello, setHello] = useState<Result<Hello | null> | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    void call('GET /api/showcase/hello').then((read) => !isGone && setHello(read));
    return () => {
      isGone = true;
    };
  }, [tries]);
  return (
    <section aria-label={t`Your hello`} className="grid gap-5">
      <div className="border-b border-line pb-3">
        <Heading className="text-xl">
          <Trans>Your hello</Trans>
        </Heading>
        <p className="mt-1.5 text-sm text-pretty text-ink-3">
          <Trans>
            Introduce yourself in video or audio, in {MAX_HELLO_SECONDS} seconds or less. Everyone can play it
            on your profile and services.
          </Trans>
        </p>
      </div>
      {hello === null && <SkeletonLines />}
      {hello?.ok === false && (
        <ErrorState
          title={t`We couldn’t load your hello`}
          message={hello.message}
          onRetry={() => setTries(tries + 1)}
        />
      )}
      {hello?.ok && <Editor initial={hello.data} />}
    </section>
  );
}

function Editor({ initial }: { initial: Hello | null }) {
  const [hello, setHello] = useState(initial);
  const [removed, setRemoved] = useState<Hello | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const [source, setSource] = useState<Source | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { message, pending, run } = useRunning();
  const address = isTake(source) ? source.url : null;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  const open = (from: Source) => {
    setSource(from);
    setOpen(true);
  };
  const discard = () => {
    setOpen(false);
    setSource(null);
    clearDraft(DRAFT);
  };
  const publish = (published: Hello) => {
    setHello(published);
    setRemoved(null);
    setReplacing(false);
    discard();
  };
  const remove = (gone: Hello) =>
    run(call('DELETE /api/showcase/hello'), () => {
      setHello(null);
      setRemoved(gone);
    });
  const putBack = ({ file, captions }: Hello) =>
    run(call('PUT /api/showcase/hello', { body: { fileId: file.id, captions } }), publish);
  const isWaiting = !isOpen && isTake(source);
  return (
    <div ref={focusFallback} className="grid gap-4">
      {hello && (
        <div className="grid max-w-120 gap-3">
          <HelloPlayer kind={hello.kind} url={hello.file.url} captionsUrl={hello.captionsUrl} />
          <p dir="auto" className="text-sm text-pretty wrap-anywhere whitespace-pre-line text-ink-2">
            {hello.captions}
          </p>
          <div className="flex flex-wrap gap-2.5">
            <Button kind="quiet" small onClick={() => open(hello)}>
              <Trans>Edit captions</Trans>
            </Button>
            <Button kind="quiet" small aria-expanded={isReplacing} onClick={() => setReplacing(!isReplacing)}>
              <Trans>Replace</Trans>
            </Button>
            <Button kind="plain" small pending={pending} onClick={() => void remove(hello)}>
              <Trans>Remove hello</Trans>
            </Button>
          </div>
        </div>
      )}
      <output className="flex flex-wrap items-center gap-3 empty:hidden">
        {removed && (
          <>
            <Trans>Your hello was removed.</Trans>
            <Button kind="quiet" small pending={pending} onClick={() => void putBack(removed)}>
              <Trans>Undo</Trans>
            </Button>
          </>
        )}
      </output>
      {isWaiting && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-md bg-time-soft px-4 py-3 text-time-ink">
          <span className="min-w-0 flex-1 basis-50">
            <Trans>Your new hello isn’t published yet.</Trans>
          </span>
          <span className="flex flex-wrap gap-2.5">
            <Button small onClick={() => setOpen(true)}>
              <Trans>Continue</Trans>
            </Button>
            <Button kind="plain" small onClick={discard}>
              <Trans>Discard</Trans>
            </Button>
          </span>
        </div>
      )}
      {(hello === null || isReplacing) && !isWaiting && <Choice onChoose={open} />}
      <FormMessage message={message} />
      <Suspense fallback={null}>
        {source !== null && isOpen && (
          <RecordDialog
            source={source}
            onSource={setSource}
            onPublished={publish}
            onClose={() => setOpen(false)}
            onDiscard={discard}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Whether it was recorded or chosen, and isn't published yet. */
function isTake(source: Source | null): source is Take {
  return typeof source === 'object' && source !== null && 'isRecorded' in source;
}

/** Recorded here, where the browser can, or from a file. */
function Choice({ onChoose }: { onChoose: (source: Source) => void }) {
  const { t } = useLingui();
  const can = useSyncExternalStore(never, canRecord, () => false);
  return (
    <div className="grid gap-3">
      {can ? (
        <div className="flex flex-wrap gap-2.5">
          <Button
            kind="quiet"
            icon={<Video aria-hidden className="size-4" />}
            onClick={() => onChoose('video')}
          >
            <Trans>Record video</Trans>
          </Button>
          <Button
            kind="quiet"
            icon={<Mic aria-hidden className="size-4" />}
            onClick={() => onChoose('audio')}
          >
            <Trans>Record audio</Trans>
          </Button>
        </div>
      ) : (
        <p className="text-sm text-pretty text-ink-3">
          <Trans>This browser can’t record. Record your hello with your phone, and add the file here.</Trans>
        </p>
      )}
      <FileDropZone
        label={t`Choose a file`}
        help={t`MP4, WebM, Ogg or MP3, up to ${MAX_HELLO_SECONDS} seconds and ${MAX_HELLO_MEGABYTES} MB.`}
        accept="video/*,audio/*"
        single
        onAdd={([file]) => file && onChoose(file)}
      />
    </div>
  );
}

/** A call and its refusal. */
function useRunning() {
  const [message, setMessage] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const run = async <T,>(sent: Promise<Result<T>>, done: (reply: T) => void) => {
    setPending(true);
    const result = await sent;
    setPending(false);
    setMessage(result.ok ? null : result.message);
    if (result.ok) done(result.data);
  };
  return { message, pending, run };
}

const never = () => () => {};
