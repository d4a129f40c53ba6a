import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AuthUser, SignedIn } from '@parley/contract/auth/schemas.ts';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../platform/api.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { signedIn, useSession } from '../platform/session/session.ts';
import { useForm } from '../platform/form/use-form.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { AuthPage, inlineLink } from './AuthPage.tsx';
import { CodeInput } from './CodeInput.tsx';
import { PasswordInput } from './password/PasswordInput.tsx';
import { ResendCode } from './ResendCode.tsx';
import { useNext, useRedirectAfterLogin } from './use-redirect-after-login.ts';
import { useLinkToken } from './use-link-token.ts';
import { VerifyLinkForm } from './VerifyLinkForm.tsx';
import { wrongCode } from './wrong-code.ts';

export const meta = () =>
  pageMeta({
    title: t`Confirm your email`,
    description: t`Enter the code we emailed you.`,
    hidden: true,
  });

const firstSteps = ({ role }: AuthUser) =>
  role === 'PROFESSIONAL' ? paths.profileInit() : paths.dashboard();

/** Sends new accounts to their first steps; people who were already signed in go to the dashboard. */
function useFirstSteps() {
  const hasConfirmed = useRef(false);
  const onward = useCallback(
    (user: AuthUser) => (hasConfirmed.current ? firstSteps(user) : paths.dashboard()),
    [],
  );
  useRedirectAfterLogin(onward);
  return (found: SignedIn) => {
    hasConfirmed.current = true;
    signedIn(found);
  };
}

export default function VerifyPage() {
  const { t } = useLingui();
  const { user } = useSession();
  const known = user?.email ?? '';
  const next = useNext() ?? undefined;
  const [token, dropToken] = useLinkToken();
  const confirmed = useFirstSteps();
  if (token !== null) {
    return (
      <AuthPage
        title={t`Confirm your email`}
        lead={t`One last step and your account is ready.`}
        footer={<AlreadyConfirmed next={next} />}
      >
        <VerifyLinkForm token={token} onConfirmed={confirmed} onGiveUp={dropToken} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t`Confirm your email`}
      lead={
        known ? (
          <>
            <Trans>
              We emailed a six-digit code and a link to <b className="wrap-anywhere">{known}</b>. Both work
              for 10 minutes.
            </Trans>
          </>
        ) : (
          t`Enter the email you signed up with and the code we sent you.`
        )
      }
      footer={
        <div className="grid gap-2">
          <AlreadyConfirmed next={next} />
          <p>
            <Trans>
              Wrong email?{' '}
              <Link to={paths.signUp({ next })} className={inlineLink}>
                Join again
              </Link>
            </Trans>
          </p>
        </div>
      }
    >
      <CodeForm key={known} known={known} onConfirmed={confirmed} />
    </AuthPage>
  );
}

/** Links and codes work once: who has used theirs elsewhere gets no other. */
function AlreadyConfirmed({ next }: { next: string | undefined }) {
  return (
    <p>
      <Trans>
        Already confirmed?{' '}
        <Link to={paths.login(next)} className={inlineLink}>
          Log in
        </Link>
      </Trans>
    </p>
  );
}

function CodeForm({ known, onConfirmed }: { known: string; onConfirmed: (found: SignedIn) => void }) {
  const { t } = useLingui();
  const [withPassword, setWithPassword] = useState(false);
  const form = useForm({
    initial: { email: known, code: '', password: '' },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).Confirm.options[0],
    read: ({ password, ...rest }) => ({ ...rest, ...(withPassword && { password }) }),
    send: (body) => call('POST /api/auth/confirm', { body }),
    done: onConfirmed,
    refused: (code) => {
      // With a password, either may be wrong.
      if (code === 'invalid_code' && !withPassword) {
        form.set('code', '');
        form.fail('code', wrongCode());
      } else if (code === 'password_required') {
        setWithPassword(true);
        form.fail('password', t`Enter the password you signed up with.`);
      } else return false;
      return true;
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      {known === '' && (
        <TextInput label={t`Email`} type="email" autoComplete="username" {...form.field('email')} />
      )}
      <CodeInput {...form.field('code')} />
      {withPassword && (
        <PasswordInput
          label={t`Password`}
          autoComplete="current-password"
          help={t`You signed up in another browser, so we also need your password.`}
          {...form.field('password')}
        />
      )}
      <FormMessage message={form.message} />
      <Button type="submit" wide pending={form.pending}>
        <Trans>Confirm</Trans>
      </Button>
      {form.values.email !== '' && <ResendCode email={form.values.email} kind="sign-up" />}
    </form>
  );
}
