import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import { useState } from 'react';
import type { Refused } from '../../platform/result.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import type { consultationActionLabels } from './consultation-actions.ts';

interface Props {
  labels: ReturnType<typeof consultationActionLabels>;
  refusal: Refused | null;
  pending: boolean;
  send: (message: string | undefined) => Promise<boolean>;
  onClose: () => void;
}

/** Confirms an action on a consultation: what it does, and a message to the other side. */
export default function MessageDialog({ labels, refusal, pending, send, onClose }: Props) {
  const { t } = useLingui();
  const [message, setMessage] = useState('');
  const text = message.trim();
  const isMissing = labels.needsMessage && text === '';
  return (
    <Dialog open onClose={onClose} title={labels.title}>
      <div className="grid gap-5">
        <p className="text-pretty text-ink-2">{labels.about}</p>
        {labels.message !== null && (
          <TextArea
            label={labels.message}
            optional={!labels.needsMessage}
            name="message"
            max={MAX_NOTE}
            rows={3}
            value={message}
            onChange={setMessage}
            error={undefined}
          />
        )}
        <FormMessage message={refusal?.message ?? null} />
        <div className="flex flex-wrap gap-2.5">
          <Button
            kind={labels.confirmKind}
            pending={pending}
            disabledBecause={isMissing ? t`Write a few words first.` : null}
            onClick={() => void send(text || undefined)}
          >
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
