import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation, useNavigate } from 'react-router';
import { call } from '../platform/api.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { emailEntered, signedIn } from '../platform/session/session.ts';
import { useForm } from '../platform/form/use-form.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { codeRequested, codeWait } from './code-wait.ts';
import { AuthPage, inlineLink } from './AuthPage.tsx';
import { isAccountClosed } from './account-closed.ts';
import { PasswordInput } from './password/PasswordInput.tsx';
import { isPasswordSet } from './password/password-set.ts';
import { useRedirectAfterLogin, useNext } from './use-redirect-after-login.ts';

export const meta = () =>
  pageMeta({
    title: t`Log in`,
    description: t`Log in to Parley and pick up where you left off.`,
    hidden: true,
  });

const goodbye = () =>
  t`Your account is closed. We’ve emailed you a confirmation. Thank you for using Parley.`;
const passwordIsSet = () => t`Your password has been changed. Log in with the new one.`;

export default function LoginPage() {
  const { t } = useLingui();
  const next = useNext() ?? undefined;
  const navigate = useNavigate();
  const { state } = useLocation();
  const lead = isAccountClosed(state) ? goodbye() : isPasswordSet(state) ? passwordIsSet() : null;
  useRedirectAfterLogin();
  const form = useForm({
    initial: { email: '', password: '' },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).Login,
    send: (body) => call('POST /api/auth/login', { body }),
    done: signedIn,
    refused: (code) => {
      if (code !== 'email_not_verified') return false;
      emailEntered(form.values.email.trim());
      // Logging in asked for another, which isn’t sent within a minute of the one before.
      if (!codeWait('sign-up')) codeRequested('sign-up');
      void navigate(paths.verify({ next }));
      return true;
    },
  });
  return (
    <AuthPage
      title={t`Log in`}
      lead={lead ?? (next && t`Log in to pick up where you left off.`)}
      footer={
        <>
          <Trans>
            New here?{' '}
            <Link to={paths.signUp({ next })} className={inlineLink}>
              Join
            </Link>
          </Trans>
        </>
      }
    >
      <form {...form.props} className="grid gap-5">
        <TextInput label={t`Email`} type="email" autoComplete="username" {...form.field('email')} />
        <PasswordInput
          label={t`Password`}
          autoComplete="current-password"
          beside={
            <Link to={paths.forgotPassword(next)} className="text-sm text-ink-3 underline hover:text-ink">
              <Trans>Forgot password?</Trans>
            </Link>
          }
          {...form.field('password')}
        />
        <FormMessage message={form.message} />
        <Button type="submit" wide pending={form.pending}>
          <Trans>Log in</Trans>
        </Button>
      </form>
    </AuthPage>
  );
}
