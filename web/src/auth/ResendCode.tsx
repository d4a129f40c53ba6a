import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../platform/api.ts';
import { rememberFocus } from '../ui/remember-focus.ts';
import { CODE_WAIT, codeRequested, codeWait, type CodeKind } from './code-wait.ts';

/** Sends another code, at most one a minute. */
export function ResendCode({ email, kind }: { email: string; kind: CodeKind }) {
  const { t } = useLingui();
  const [left, setLeft] = useState(() => codeWait(kind) ?? CODE_WAIT);
  const [notice, setNotice] = useState<string | null>(null);
  const count = useCallback(() => setLeft(codeWait(kind) ?? CODE_WAIT), [kind]);
  useEffect(() => {
    // Somebody else may have asked: one could have been sent just now.
    if (codeWait(kind) === null) codeRequested(kind);
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [kind, count]);

  async function again() {
    const focusAgain = rememberFocus();
    codeRequested(kind);
    count();
    const result = await call(
      kind === 'sign-up' ? 'POST /api/auth/confirm/resend' : 'POST /api/auth/forgotPassword',
      { body: { email } },
    );
    if (!result.ok) codeRequested(kind, Number(result.wait ?? 0));
    count();
    setNotice(
      result.ok ? t`Check the newest email from us. Its code and link work for 10 minutes.` : result.message,
    );
    // The button has gone: next is the code.
    focusAgain();
  }

  const minutes = Math.ceil(left / 60);
  const time = left > 60 ? t`${minutes} min` : t`${left} s`;
  return (
    <div className="text-sm text-ink-3">
      {left > 0 ? (
        <p>
          <Trans>
            No email? Check your spam folder. You can request another one in{' '}
            <span className="num">{time}</span>.
          </Trans>
        </p>
      ) : (
        <button type="button" className="min-h-11 md:min-h-6 text-ink underline" onClick={() => void again()}>
          <Trans>Send another email</Trans>
        </button>
      )}
      <output>{notice}</output>
    </div>
  );
}
