import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiKey, CreatedApiKey } from '@parley/contract/auth/api-keys.ts';
import { MAX_API_KEYS } from '@parley/contract/limits.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { refusalText } from '../../platform/language/refusal-text.ts';
import { useAnswer } from '../../platform/use-answer.ts';
import { takeFocus } from '../../ui/feedback/take-focus.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { focusFallback } from '../../ui/form/focus-fallback.ts';
import { CopyField } from '../../ui/CopyField.tsx';
import { ApiKeyRow } from './ApiKeyRow.tsx';
import { NewApiKeyForm } from './NewApiKeyForm.tsx';

/** The reader's API keys: what each is for, how to make one and how to end it. */
export default function ApiKeys() {
  return (
    <section aria-labelledby="api-keys" className="grid max-w-160 gap-4">
      <h3 id="api-keys" className="border-b border-line pb-3 text-xl">
        <Trans>API keys</Trans>
      </h3>
      <p className="text-pretty text-ink-2">
        <Trans>
          With a key, your own programs can do on Parley what you allow them to. Keys can’t release or refund
          money, change your account or create other keys.
        </Trans>{' '}
        <a href="/api/openapi.json" className="underline underline-offset-3">
          <Trans>Everything the API can do</Trans>
        </a>
      </p>
      <KeyList />
    </section>
  );
}

function KeyList() {
  const { t } = useLingui();
  const { answer: found, setAnswer, retry } = useAnswer('', () => call('GET /api/key'));
  const [step, setStep] = useState<'form' | CreatedApiKey | null>(null);
  if (found === null) return <SkeletonLines />;
  if (!found.ok)
    return <ErrorState title={t`We couldn’t load your API keys`} message={found.message} onRetry={retry} />;
  const { data: keys } = found;
  const show = (data: ApiKey[]) => setAnswer({ ...found, data });
  const isFull = keys.length >= MAX_API_KEYS;
  return (
    <div ref={focusFallback} className="grid gap-5">
      {keys.length === 0 && step === null && (
        <p className="text-ink-3">
          <Trans>You have no API keys. They’ll appear here.</Trans>
        </p>
      )}
      {keys.length > 0 && (
        <ul className="grid gap-5">
          {keys.map((key) => (
            <ApiKeyRow
              key={key.id}
              apiKey={key}
              onRevoked={() => show(keys.filter(({ id }) => id !== key.id))}
            />
          ))}
        </ul>
      )}
      {step === null && (
        <div>
          <Button
            kind="quiet"
            disabledBecause={isFull ? refusalText('too_many_keys') : null}
            onClick={() => setStep('form')}
          >
            <Trans>Create an API key</Trans>
          </Button>
        </div>
      )}
      {step === 'form' && (
        <NewApiKeyForm
          onClose={() => setStep(null)}
          onCreated={(created) => {
            setStep(created);
            show([created.apiKey, ...keys]);
          }}
        />
      )}
      {step !== null && step !== 'form' && <NewSecret created={step} onClose={() => setStep(null)} />}
    </div>
  );
}

/** The key itself, once. */
function NewSecret({ created, onClose }: { created: CreatedApiKey; onClose: () => void }) {
  const { t } = useLingui();
  const { name } = created.apiKey;
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-sheet p-5">
      <p ref={takeFocus} tabIndex={-1} className="text-pretty wrap-anywhere outline-none">
        <b className="font-semibold">
          <Trans>“{name}” is ready.</Trans>
        </b>{' '}
        <Trans>Copy the key now and keep it safe: we can’t show it again.</Trans>
      </p>
      <CopyField label={t`New API key`} value={created.secret} copy={<Trans>Copy key</Trans>}>
        <Button kind="plain" small onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </CopyField>
    </div>
  );
}
