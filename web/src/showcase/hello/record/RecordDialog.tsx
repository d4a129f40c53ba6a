import { Trans, useLingui } from '@lingui/react/macro';
import type { Hello } from '@parley/contract/showcase/schemas.ts';
import { OpeningFile } from '../../../files/capture/OpeningFile.tsx';
import { focusFallback } from '../../../ui/form/focus-fallback.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { openRecording, type Take } from './open-recording.ts';
import { PublishForm } from './PublishForm.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import type { HelloKind } from './recording-type.ts';

/** Where a hello comes from: recorded now, a file, a take that waits, or the published one for its captions. */
export type Source = HelloKind | File | Take | Hello;

interface Props {
  source: Source;
  onSource: (source: Source) => void;
  onPublished: (hello: Hello) => void;
  onClose: () => void;
  /** Closes it, and throws the take away. */
  onDiscard: () => void;
}

/** From the recording or a file to the published hello. */
export default function RecordDialog({ source, onSource, onPublished, onClose, onDiscard }: Props) {
  const { t } = useLingui();
  const isPublished = typeof source === 'object' && 'captions' in source;
  return (
    <Dialog open wide onClose={onClose} title={isPublished ? t`Captions` : t`Your hello`}>
      <div ref={focusFallback}>
        {typeof source === 'string' && (
          <RecordFrame
            kind={source}
            onTaken={(file) =>
              onSource({ kind: source, file, url: URL.createObjectURL(file), isRecorded: true })
            }
            onBack={onDiscard}
          />
        )}
        {source instanceof File && (
          <OpeningFile
            file={source}
            open={openRecording}
            onOpened={onSource}
            onBack={onDiscard}
            className="aspect-video"
            back={<Trans>Choose another file</Trans>}
          />
        )}
        {typeof source === 'object' && 'kind' in source && (
          <PublishForm
            take={source}
            onPublished={onPublished}
            onAgain={() => {
              if ('isRecorded' in source && source.isRecorded) onSource(source.kind);
              else onDiscard();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
