import { Trans } from '@lingui/react/macro';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import type { Refused } from '../../platform/result.ts';
import { useDraftText } from '../../platform/form/use-draft-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import type { consultationActionLabels } from './consultation-actions.ts';

interface Props {
  /** The name of the draft. */
  draft: string;
  labels: ReturnType<typeof consultationActionLabels>;
  refusal: Refused | null;
  pending: boolean;
  send: (message: string | undefined) => Promise<boolean>;
  onClose: () => void;
}

/** Confirms an action on a consultation: what it does, and a message to the other side. */
export default function MessageDialog({ draft: name, labels, refusal, pending, send, onClose }: Props) {
  const draft = useDraftText(name, { max: MAX_NOTE, missing: labels.missing ?? undefined });
  const confirm = async () => {
    const text = labels.message === null ? undefined : draft.text || undefined;
    if (draft.check() && (await send(text))) draft.forget();
  };
  return (
    <Dialog open onClose={onClose} title={labels.title}>
      <div className="grid gap-5">
        <p className="text-pretty text-ink-2">{labels.about}</p>
        {labels.message !== null && (
          <TextArea label={labels.message} optional={labels.missing === null} rows={3} {...draft.field} />
        )}
        <FormMessage message={refusal?.message ?? null} />
        <div className="flex flex-wrap gap-2.5">
          <Button kind={labels.confirmKind} pending={pending} onClick={() => void confirm()}>
            {labels.confirm}
          </Button>
          <Button kind="plain" onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
