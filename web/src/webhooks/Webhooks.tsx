import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_WEBHOOKS } from '@parley/contract/limits.ts';
import type { Webhook } from '@parley/contract/webhooks/schemas.ts';
import { useState } from 'react';
import { call } from '../platform/api.ts';
import { refusalText } from '../platform/language/refusal-text.ts';
import { useAnswer } from '../platform/use-answer.ts';
import { takeFocus } from '../ui/feedback/take-focus.ts';
import { Button } from '../ui/Button.tsx';
import { CopyField } from '../ui/CopyField.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { SkeletonLines } from '../ui/feedback/Skeleton.tsx';
import { focusFallback } from '../ui/form/focus-fallback.ts';
import { NewWebhookForm } from './WebhookForm.tsx';
import { WebhookRow } from './WebhookRow.tsx';

/** The reader's webhooks, and how to add one. */
export default function Webhooks() {
  return (
    <section aria-labelledby="webhooks" className="grid max-w-160 gap-4">
      <h3 id="webhooks" className="border-b border-line pb-3 text-xl">
        <Trans>Webhooks</Trans>
      </h3>
      <p className="text-pretty text-ink-2">
        <Trans>
          We notify a URL of yours when something happens, so your programs don’t have to check. Each delivery
          is signed, and retried for three days.
        </Trans>
      </p>
      <WebhookList />
    </section>
  );
}

type Added = { webhook: Webhook; secret: string };

function WebhookList() {
  const { t } = useLingui();
  const { answer: found, setAnswer, retry } = useAnswer('', () => call('GET /api/webhook'));
  const [step, setStep] = useState<'form' | Added | null>(null);
  if (found === null) return <SkeletonLines />;
  if (!found.ok)
    return <ErrorState title={t`We couldn’t load your webhooks`} message={found.message} onRetry={retry} />;
  const { data: webhooks } = found;
  const show = (data: Webhook[]) => setAnswer({ ...found, data });
  const isFull = webhooks.length >= MAX_WEBHOOKS;
  return (
    <div ref={focusFallback} className="grid gap-5">
      {webhooks.length === 0 && step === null && (
        <p className="text-ink-3">
          <Trans>You have no webhooks. They’ll appear here.</Trans>
        </p>
      )}
      {webhooks.length > 0 && (
        <ul className="grid gap-5">
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onChanged={(changed) => show(webhooks.map((each) => (each.id === changed.id ? changed : each)))}
              onRemoved={() => show(webhooks.filter(({ id }) => id !== webhook.id))}
            />
          ))}
        </ul>
      )}
      {step === null && (
        <div>
          <Button
            kind="quiet"
            disabledBecause={isFull ? refusalText('too_many_webhooks') : null}
            onClick={() => setStep('form')}
          >
            <Trans>Add a webhook</Trans>
          </Button>
        </div>
      )}
      {step === 'form' && (
        <NewWebhookForm
          onClose={() => setStep(null)}
          onAdded={(added) => {
            setStep(added);
            show([...webhooks, added.webhook]);
          }}
        />
      )}
      {step !== null && step !== 'form' && <NewSecret added={step} onClose={() => setStep(null)} />}
    </div>
  );
}

function NewSecret({ added: { webhook, secret }, onClose }: { added: Added; onClose: () => void }) {
  const { t } = useLingui();
  const { name } = webhook;
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-sheet p-5">
      <p ref={takeFocus} tabIndex={-1} className="text-pretty wrap-anywhere outline-none">
        <b className="font-semibold">
          <Trans>“{name}” is on.</Trans>
        </b>{' '}
        <Trans>Check the signature of each delivery with this secret. You can see it again later.</Trans>
      </p>
      <CopyField label={t`Signing secret`} value={secret} copy={<Trans>Copy secret</Trans>}>
        <Button kind="plain" small onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </CopyField>
    </div>
  );
}
