import { Link, useLocation, useNavigate } from 'react-router';
import { call } from '../platform/api.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { emailEntered, signedIn } from '../platform/session/session.ts';
import { useForm } from '../platform/form/use-form.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { AuthPage, inlineLink } from './AuthPage.tsx';
import { isGone } from './gone.ts';
import { PasswordInput } from './password/PasswordInput.tsx';
import { isPasswordSet } from './password/password-set.ts';
import { useGoingOn, useNext } from './use-going-on.ts';

export const meta = () =>
  pageMeta({ title: 'Log in', description: 'Log in to Parley and go on where you were.', hidden: true });

const GOODBYE = 'Your account is closed. We have mailed you a line about it. Goodbye, and thank you.';
const PASSWORD_IS_SET = 'Your password is changed. Log in with it.';

export default function LoginPage() {
  const next = useNext() ?? undefined;
  const navigate = useNavigate();
  const { state } = useLocation();
  const lead = isGone(state) ? GOODBYE : isPasswordSet(state) ? PASSWORD_IS_SET : null;
  useGoingOn();
  const form = useForm({
    initial: { email: '', password: '' },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).Login,
    send: (body) => call('POST /api/auth/login', { body }),
    done: signedIn,
    refused: (code) => {
      if (code !== 'email_not_verified') return false;
      emailEntered(form.values.email.trim());
      void navigate(paths.verify({ next }));
      return true;
    },
  });
  return (
    <AuthPage
      title="Log in"
      lead={lead ?? (next && 'Log in to go on where you were.')}
      foot={
        <>
          New here?{' '}
          <Link to={paths.signUp({ next })} className={inlineLink}>
            Join
          </Link>
        </>
      }
    >
      <form {...form.props} className="grid gap-5">
        <TextInput label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          beside={
            <Link to={paths.forgotPassword(next)} className="text-sm text-ink-3 underline hover:text-ink">
              Forgot it?
            </Link>
          }
          {...form.field('password')}
        />
        <FormMessage message={form.message} />
        <Button type="submit" wide pending={form.pending}>
          Log in
        </Button>
      </form>
    </AuthPage>
  );
}
