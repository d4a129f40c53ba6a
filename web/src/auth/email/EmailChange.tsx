import { Trans, useLingui } from '@lingui/react/macro';
import type { Me } from '@parley/contract/users/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { EmailCodeForm } from './EmailCodeForm.tsx';
import { EmailLinkForm } from './EmailLinkForm.tsx';
import { NewEmailForm } from './NewEmailForm.tsx';
import { useLinkToken } from '../use-link-token.ts';

type Step = 'shown' | 'asking' | 'code';

/** The login email, and changing it: first the password, then a code emailed to the new address. */
export function EmailChange({ email, bouncedAt }: Pick<Me, 'email' | 'bouncedAt'>) {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>('shown');
  const [newEmail, setNewEmail] = useState('');
  const [notice, setNotice] = useState<string | null>(null);
  const [token, dropToken] = useLinkToken();
  const part = useFocusOnStep(token === null ? step : 'link');

  function begin(next: Step) {
    setNotice(null);
    setStep(next);
  }
  function taken(address: string) {
    setNewEmail('');
    setNotice(t`You now log in with ${address}.`);
    setStep('shown');
    dropToken();
  }
  return (
    <section aria-labelledby="email" className="max-w-140">
      <h3 id="email" className="border-b border-line pb-3 text-xl">
        <Trans>Your email</Trans>
      </h3>
      <div ref={part} className="grid gap-5 pt-4">
        <p className="wrap-anywhere text-ink-2">{email}</p>
        {bouncedAt !== null && (
          <output className="block rounded-md bg-bad-soft px-4 py-3 text-pretty text-bad">
            <Trans>
              Emails to this address bounce, so we’ve stopped sending them. Change your email, or enter this
              one again to confirm that it works.
            </Trans>
          </output>
        )}
        <FormMessage message={notice} tone="good" />
        {token !== null && <EmailLinkForm token={token} onChanged={taken} onGiveUp={dropToken} />}
        {token === null && step === 'shown' && <EmailActions onChoose={begin} />}
        {token === null && step === 'asking' && (
          <NewEmailForm
            newEmail={newEmail}
            onSent={(to) => {
              setNewEmail(to);
              setStep('code');
            }}
            onCancel={() => setStep('shown')}
          />
        )}
        {token === null && step === 'code' && (
          <EmailCodeForm newEmail={newEmail} onChanged={taken} onRestart={() => setStep('asking')} />
        )}
      </div>
    </section>
  );
}

function EmailActions({ onChoose }: { onChoose: (step: Step) => void }) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button kind="quiet" small onClick={() => onChoose('asking')}>
        <Trans>Change your email</Trans>
      </Button>
      <Button kind="plain" small onClick={() => onChoose('code')}>
        <Trans>Enter code</Trans>
      </Button>
    </div>
  );
}

/** The pressed button is gone in the next step, so focus moves to its first control. */
function useFocusOnStep(step: Step | 'link') {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    part.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [step]);
  return part;
}
