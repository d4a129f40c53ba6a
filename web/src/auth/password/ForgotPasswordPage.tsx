import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { signedIn } from '../../platform/session/session.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { AuthPage, inlineLink } from '../AuthPage.tsx';
import { CodeInput } from '../CodeInput.tsx';
import { LinkPasswordForm } from './LinkPasswordForm.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { Resend } from '../Resend.tsx';
import { useGoingOn, useNext } from '../use-going-on.ts';
import { useLinkToken } from '../use-link-token.ts';

export const meta = () =>
  pageMeta({
    title: 'Forgotten password',
    description: 'Set a new password with a code that we mail to you.',
  });

export default function ForgotPasswordPage() {
  const [email, setEmail] = useState<string | null>(null);
  const next = useNext() ?? undefined;
  const [token, dropToken] = useLinkToken();
  useGoingOn();
  const back = (
    <Link to={paths.login(next)} className={inlineLink}>
      Back to the login
    </Link>
  );
  if (token !== null) {
    return (
      <AuthPage title="Set a new password" lead="Choose a new password for your account." foot={back}>
        <LinkPasswordForm token={token} next={next} onGiveUp={dropToken} />
      </AuthPage>
    );
  }
  if (email === null) {
    return (
      <AuthPage title="Forgotten password" lead="We mail you a code to set a new one." foot={back}>
        <AddressForm onSent={setEmail} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Set a new password"
      lead={
        <>
          If there is an account for <b className="wrap-anywhere">{email}</b>, the newest email from us has a
          code and a link. Both work for 10 minutes.
        </>
      }
      foot={back}
    >
      <NewPasswordForm email={email} next={next} />
    </AuthPage>
  );
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    initial: { email: '' },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).EmailOnly,
    send: (body) => call('POST /api/auth/forgotPassword', { body }),
    done: (_reply, _result, sent) => onSent(sent.email),
  });
  return (
    <form {...form.props} className="grid gap-5">
      <TextInput label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <FormMessage message={form.message} />
      <Button type="submit" wide pending={form.pending}>
        Send the code
      </Button>
    </form>
  );
}

function NewPasswordForm({ email, next }: { email: string; next: string | undefined }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { code: '', newPassword: '' },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).ChangePassword.options[0],
    read: (values) => ({ email, ...values }),
    send: (body) => call('POST /api/auth/changePassword', { body }),
    refused: (code) => {
      if (code !== 'too_many_requests') return false;
      form.setMessage('Too many codes were tried from your network. Open the link in the email instead.');
      return true;
    },
    // Whoever has just proved who they are need not log in as well.
    done: async (_reply, _result, sent) => {
      const login = await call('POST /api/auth/login', {
        body: { email, password: sent.newPassword },
      });
      if (login.ok) signedIn(login.data);
      else await navigate(paths.login(next));
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <CodeInput {...form.field('code')} />
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        chooser={{ email }}
        {...form.field('newPassword')}
      />
      <FormMessage message={form.message} />
      <Button type="submit" wide pending={form.pending}>
        Set the password
      </Button>
      <Resend email={email} kind="password" />
    </form>
  );
}
