import { useRevalidator } from 'react-router';
import { call } from '../platform/api.ts';
import { session, signedIn } from '../platform/session.ts';
import { useForm } from '../platform/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/FormMessage.tsx';
import { CodeInput } from './CodeInput.tsx';

interface Props {
  /** Where the code went; empty for somebody who comes back with one. */
  newEmail: string;
  onTaken: (email: string) => void;
  onAgain: () => void;
}

/** The code from the new address makes it one's own. */
export function EmailCodeForm({ newEmail, onTaken, onAgain }: Props) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { code: '' },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).AddressCode,
    send: (body) => call('POST /api/users/email/confirm', { body }),
    done: async ({ email }) => {
      addressTaken(email);
      onTaken(email);
      await revalidate();
    },
  });
  return (
    <form {...form.props} className="grid max-w-110 gap-5">
      <p className="text-pretty text-ink-2">
        {newEmail === '' ? (
          'Enter the code of six digits that we mailed to your new address.'
        ) : (
          <>
            We have sent a code of six digits to <b className="wrap-anywhere">{newEmail}</b>. It is good for
            15 minutes.
          </>
        )}
      </p>
      <CodeInput {...form.field('code')} />
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={form.pending}>
          Take the new email
        </Button>
        <Button kind="plain" onClick={onAgain}>
          {newEmail === '' ? 'I have no code' : 'Send another code'}
        </Button>
      </div>
    </form>
  );
}

/** The menu above shows the address out of the session. */
function addressTaken(email: string) {
  const { isAuth, accessToken, user } = session();
  if (isAuth) signedIn({ accessToken, user: { ...user, email } });
}
