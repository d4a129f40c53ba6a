import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { signedIn, useUser } from '../../platform/session/session.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { AuthPage, inlineLink } from '../AuthPage.tsx';
import { CodeInput } from '../CodeInput.tsx';
import { LinkPasswordForm } from './LinkPasswordForm.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { codeRequested } from '../code-wait.ts';
import { ResendCode } from '../ResendCode.tsx';
import { useNext } from '../use-redirect-after-login.ts';
import { useLinkToken } from '../use-link-token.ts';
import { usePasswordSet } from './use-password-set.ts';
import { wrongCode } from '../wrong-code.ts';

export const meta = () =>
  pageMeta({
    title: t`Reset your password`,
    description: t`Set a new password with a code we email you.`,
  });

/** Also for those who are signed in: emails about the safety of an account lead here. */
export default function ForgotPasswordPage() {
  const { t } = useLingui();
  const [email, setEmail] = useState<string | null>(null);
  const next = useNext() ?? undefined;
  const [token, dropToken] = useLinkToken();
  const user = useUser();
  const back = user ? (
    <Link to={paths.settings('security')} className={inlineLink}>
      <Trans>Back to settings</Trans>
    </Link>
  ) : (
    <Link to={paths.login(next)} className={inlineLink}>
      <Trans>Back to login</Trans>
    </Link>
  );
  if (token !== null) {
    return (
      <AuthPage title={t`Set a new password`} lead={t`Choose a new password for your account.`} footer={back}>
        <LinkPasswordForm token={token} next={next} onGiveUp={dropToken} />
      </AuthPage>
    );
  }
  if (email === null) {
    return (
      <AuthPage title={t`Reset your password`} lead={t`We’ll email you a code.`} footer={back}>
        <AddressForm key={user?.email} known={user?.email ?? ''} onSent={setEmail} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t`Set a new password`}
      lead={
        <>
          <Trans>
            If <b className="wrap-anywhere">{email}</b> has an account, we’ve emailed it a code and a link.
            Both work for 10 minutes.
          </Trans>
        </>
      }
      footer={back}
    >
      <NewPasswordForm email={email} next={next} />
    </AuthPage>
  );
}

function AddressForm({ known, onSent }: { known: string; onSent: (email: string) => void }) {
  const { t } = useLingui();
  const form = useForm({
    initial: { email: known },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).EmailOnly,
    send: (body) => call('POST /api/auth/forgotPassword', { body }),
    done: (_reply, _result, sent) => {
      codeRequested('password');
      onSent(sent.email);
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <TextInput label={t`Email`} type="email" autoComplete="username" {...form.field('email')} />
      <FormMessage message={form.message} />
      <Button type="submit" wide pending={form.pending}>
        <Trans>Send code</Trans>
      </Button>
    </form>
  );
}

function NewPasswordForm({ email, next }: { email: string; next: string | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const user = useUser();
  const passwordSet = usePasswordSet(next);
  const form = useForm({
    initial: { code: '', newPassword: '' },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).ChangePassword.options[0],
    read: (values) => ({ email, ...values }),
    send: (body) => call('POST /api/auth/changePassword', { body }),
    refused: (code) => {
      if (code === 'invalid_code') {
        form.set('code', '');
        form.fail('code', wrongCode());
      } else if (code === 'too_many_requests') {
        form.setMessage(
          t`Too many codes have been tried from your network. Open the link in the email instead.`,
        );
      } else return false;
      return true;
    },
    // The code has just proved who they are, so log them in right away.
    done: async (_reply, _result, sent) => {
      if (user?.email === email) return passwordSet();
      const login = await call('POST /api/auth/login', {
        body: { email, password: sent.newPassword },
      });
      if (!login.ok) return navigate(paths.login(next));
      signedIn(login.data);
      return navigate(next ?? paths.dashboard(), { replace: true });
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <CodeInput {...form.field('code')} />
      <PasswordInput
        label={t`New password`}
        autoComplete="new-password"
        chooser={{ email }}
        {...form.field('newPassword')}
      />
      <FormMessage message={form.message} />
      <Button type="submit" wide pending={form.pending}>
        <Trans>Set password</Trans>
      </Button>
      <ResendCode email={email} kind="password" />
    </form>
  );
}
