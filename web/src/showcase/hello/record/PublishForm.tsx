import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_CAPTIONS } from '@parley/contract/limits.ts';
import type { Hello } from '@parley/contract/showcase/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { upload } from '../../../files/upload.ts';
import { call } from '../../../platform/api.ts';
import { useForm } from '../../../platform/form/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { SubmitBar } from '../../../ui/form/SubmitBar.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { HelloPlayer } from '../HelloPlayer.tsx';
import { DRAFT } from './draft-name.ts';
import type { Take } from './open-recording.ts';

interface Props {
  /** What is published: a new take, or the hello with other captions. */
  take: Take | Hello;
  onPublished: (hello: Hello) => void;
  /** Another take. */
  onAgain: () => void;
}

/** Watches a take, types what is said in it, and publishes it. */
export function PublishForm({ take, onPublished, onAgain }: Props) {
  const { t } = useLingui();
  const isPublished = 'captions' in take;
  const { stored, progress } = useStored(take);
  const url = isPublished ? take.file.url : take.url;
  const form = useForm({
    initial: { captions: isPublished ? take.captions : '' },
    draft: isPublished ? undefined : DRAFT,
    schema: async () =>
      (await import('@parley/contract/showcase/schemas.ts')).NewHello.pick({ captions: true }),
    send: async ({ captions }) => {
      const file = await stored();
      return file.ok ? call('PUT /api/showcase/hello', { body: { fileId: file.data.id, captions } }) : file;
    },
    done: onPublished,
  });
  return (
    <form {...form.props} className="grid gap-5">
      <HelloPlayer key={url} kind={take.kind} url={url} />
      <TextArea
        label={t`Captions`}
        help={t`Type what you say, a new line for each thought. Captions are shown with the video, for people who can’t hear it or have the sound off.`}
        rows={4}
        max={MAX_CAPTIONS}
        {...form.field('captions')}
      />
      {progress !== null && form.pending && (
        <progress aria-label={t`Uploading your hello`} value={progress} className="upload-bar" />
      )}
      <SubmitBar message={form.message}>
        <Button type="submit" pending={form.pending}>
          {isPublished ? <Trans>Save captions</Trans> : <Trans>Publish hello</Trans>}
        </Button>
        {!isPublished && (
          <Button kind="plain" onClick={onAgain}>
            {take.isRecorded ? <Trans>Record again</Trans> : <Trans>Choose another file</Trans>}
          </Button>
        )}
      </SubmitBar>
    </form>
  );
}

/** Uploads a take once, however often publishing it is tried. */
function useStored({ file }: Take | Hello) {
  const [progress, setProgress] = useState<number | null>(null);
  const kept = useRef<Awaited<ReturnType<typeof upload>>>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const stored = async () => {
    if (!(file instanceof File)) return { ok: true as const, data: file };
    if (kept.current?.ok) return kept.current;
    controller.current = new AbortController();
    const { signal } = controller.current;
    kept.current = await upload('/api/upload/recording', file, { signal, onProgress: setProgress });
    return kept.current;
  };
  return { stored, progress };
}
