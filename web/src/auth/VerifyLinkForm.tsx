import type { SignedIn } from '@parley/contract/auth/schemas.ts';
import { useState } from 'react';
import { call } from '../platform/api.ts';
import { useForm } from '../platform/form/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { PasswordInput } from './password/PasswordInput.tsx';

const OVER = 'This link no longer works. Enter the code from your newest email, or ask for another one.';

interface VerifyLinkFormProps {
  token: string;
  onConfirmed: (found: SignedIn) => void;
  onGiveUp: () => void;
}

/** Confirms by the emailed link. Opening it changes nothing, because mail scanners open links too: the press does. */
export function VerifyLinkForm({ token, onConfirmed, onGiveUp }: VerifyLinkFormProps) {
  const [withPassword, setWithPassword] = useState(false);
  const form = useForm({
    initial: { password: '' },
    schema: async () => (await import('@parley/contract/auth/schemas.ts')).Confirm.options[1],
    read: ({ password }) => ({ token, ...(withPassword && { password }) }),
    send: (body) => call('POST /api/auth/confirm', { body }),
    done: onConfirmed,
    refused: (code) => {
      if (code === 'invalid_code') form.setMessage(OVER);
      else if (code === 'wrong_password')
        form.fail('password', 'This is not the password you signed up with.');
      else if (code === 'password_required') {
        setWithPassword(true);
        form.fail('password', 'Enter the password you signed up with.');
      } else return false;
      return true;
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      {withPassword && (
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          help="You signed up in another browser, so we ask for your password too."
          {...form.field('password')}
        />
      )}
      <FormMessage message={form.message} />
      <Button type="submit" wide pending={form.pending}>
        Confirm your email
      </Button>
      <Button kind="plain" wide onClick={onGiveUp}>
        Enter a code instead
      </Button>
    </form>
  );
}
