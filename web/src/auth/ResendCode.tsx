import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { call } from '../platform/api.ts';

const WAIT_SECONDS = 60;

/** Sends another code, at most one a minute. */
export function ResendCode({ email, kind }: { email: string; kind: 'sign-up' | 'password' }) {
  const { t } = useLingui();
  const [left, setLeft] = useState(WAIT_SECONDS);
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);

  async function again() {
    setLeft(WAIT_SECONDS);
    const result = await call(
      kind === 'sign-up' ? 'POST /api/auth/confirm/resend' : 'POST /api/auth/forgotPassword',
      { body: { email } },
    );
    setNotice(
      result.ok ? t`Check the newest email from us. Its code and link work for 10 minutes.` : result.message,
    );
  }

  return (
    <div className="text-sm text-ink-3">
      {left > 0 ? (
        <p>
          <Trans>
            No email? Check your spam folder. You can request another one in{' '}
            <span className="num">{left} s</span>.
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
